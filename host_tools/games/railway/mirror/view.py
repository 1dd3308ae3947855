"""What the mirror shows of a railway game: the market as the grid it is, companies, players."""

from types import SimpleNamespace
from typing import Any

from banker.games.railway.board import CLOSED, FIRST_COMPANY, OFFER, OVER, STOCK
from banker.games.railway.rolling_stock import KEY, NO_LIMIT
from banker.games.railway.sale import on_sale

from host_tools.games.kit.mirror.view import View as KitView
from host_tools.games.kit.sentences import words
from host_tools.games.railway.mirror.market import rows, short_name
from host_tools.games.railway.mirror.words import WORDS
from host_tools.games.railway.state import train_name, train_names
from host_tools.link.history.pawns import capital, the_pawn

_SEEN_TO_MOVE = ("cash", "trains", "pool", "offering", "holders", "president", "floated")


class View(KitView):
    """The kit's, with the market and what companies have."""

    def setup(self, lang: str) -> dict[str, Any]:
        """Return the words."""
        return super().setup(lang) | WORDS[lang]

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Return companies, players, the market and the bank."""
        texts = words(self._number, lang)
        data = super().shown(game, before, lang)
        for player in data["pawns"]:
            player |= _player(game, player["pawn"])
        grid = rows(game, before or game, texts)
        return data | {
            "prompt": _awaited(game, texts, lang),
            "grid": grid,
            "depot": _depot(game, texts),
        }

    def _cards(self, game: Any, before: Any, texts: Any) -> list[dict[str, Any]]:
        """Return the companies that have started, in the order in which they run."""
        cards = {card["key"]: card for card in super()._cards(game, before, texts)}
        rest = [code for code in game.companies() if game.par[code] and not game.floated[code]]
        found = [cards[code] | _company(game, texts, code) for code in (*game.order(), *rest)]
        for one in found:
            was = _company(before, texts, one["key"])
            changed = any(one[name] != was[name] for name in _SEEN_TO_MOVE)
            one["moved"] = bool(one["change"]) or changed
        return found


def _company(game: Any, texts: Any, code: int) -> dict[str, Any]:
    """Return what a company has."""
    return {
        "short": short_name(game, texts, code),
        "president": game.president[code],
        "floated": bool(game.floated[code]),
        "acts": code == _company_awaited(game),
        "cash": game.till[code],
        "trains": train_names(game, code),
        "offering": game.offering(code),
        "pool": game.pool[code],
        "holders": [
            [pawn, game.held[pawn, code]] for pawn in game.players() if game.held[pawn, code]
        ],
    }


def _player(game: Any, pawn: int) -> dict[str, Any]:
    """Return what a player has besides shares."""
    return {
        "cash": game.cash[pawn],
        "certificates": game.certificates(pawn),
        "limit": game.limit,
        "turn": pawn == _pawn_awaited(game),
        "priority": pawn == game.priority and game.step != OVER,
    }


def _company_awaited(game: Any) -> int:
    """Return the company in turn; 0 for none."""
    return int(game.turn) if game.turn >= FIRST_COMPANY else 0


def _pawn_awaited(game: Any) -> int:
    """Return the pawn that is awaited, for itself or as a president; 0 for nobody."""
    company = _company_awaited(game)
    return int(game.president[company] if company else game.turn)


def _awaited(game: Any, texts: Any, lang: str) -> dict[str, Any]:
    """Return the round, who is awaited, and for what."""
    said, pawn, company = WORDS[lang], _pawn_awaited(game), _company_awaited(game)
    kind = "stock" if game.step in (OFFER, STOCK) else "operating"
    parts = [said["round_over" if game.step == OVER else f"round_{kind}"]]
    if game.step != OVER:
        parts.append(said["phase"].format(game.phase))
        if game.last_set == game.set:
            parts.append(said["last_set"])
    fields: dict[str, Any] = {"minimum": game.minimum}
    if pawn:
        fields |= {"pawn": the_pawn(pawn, lang), "Pawn": capital(the_pawn(pawn, lang))}
    if company:
        fields["company"] = short_name(game, texts, company)
    if game.step == OFFER:
        fields["private"] = short_name(game, texts, game.offered())
    when = " · ".join(parts).format(set=game.set, run=game.or_at, runs=game.or_count)
    return {"pawn": pawn, "round": when, "text": said[game.awaited()].format(**fields)}


def _depot(game: Any, texts: Any) -> dict[str, Any]:
    """Return the bank, the trains that it and the pool have, and who has which private."""
    sale = on_sale(game)
    return {
        "bank": game.bank(),
        "left": [
            {
                "name": train_name(row[KEY]),
                "left": None if game.left[row[KEY]] == NO_LIMIT else game.left[row[KEY]],
                "price": game.face[row[KEY]],
                "sale": row[KEY] in sale,
            }
            for row in game.fleet
            if game.left[row[KEY]]
        ],
        "pool": [train_name(row[KEY]) for row in game.fleet for _ in range(game.pooled[row[KEY]])],
        "privates": [
            {"name": short_name(game, texts, one)} | _owner(game, texts, one)
            for one in game.privates()
            if game.owner[one] != CLOSED
        ],
    }


def _owner(game: Any, texts: Any, private: int) -> dict[str, Any]:
    """Return a pawn or a company."""
    pawn, owner = game.owning_pawn(private), game.owner[private]
    company = short_name(game, texts, owner) if owner and not pawn else ""
    return {"pawn": pawn, "company": company}


def bound(number: int) -> Any:
    """Return `View`."""
    return SimpleNamespace(__doc__=__doc__, View=lambda: View(number))
