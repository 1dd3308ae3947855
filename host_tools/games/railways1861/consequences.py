"""What followed from a transaction of 1861, in the order in which people want to know it."""

from collections import Counter
from typing import Any

from banker.games.railways1861 import transactions as kinds
from banker.games.railways1861.data import END, MINORS, NAMES, OR, RSR

from host_tools.games.railways1861.saying import counted, say
from host_tools.history.pawns import listed, pawn_name, the_pawn


def consequences(outcome: Any, lang: str) -> list[str]:
    """Starts, payments, prices, loans, trains, the state, rounds and the end."""
    return [
        *_companies(outcome, lang),
        *_payments(outcome, lang),
        *_loans(outcome, lang),
        *_prices(outcome, lang),
        *_trains(outcome, lang),
        *_state(outcome, lang),
        *_rounds(outcome, lang),
        *_end(outcome, lang),
    ]


def _companies(outcome: Any, lang: str) -> list[str]:
    """Who starts, and who directs."""
    said = [say("starts", lang, company=code, price=price) for code, price in outcome.started]
    return said + [
        say("director", lang, company=code, pawn=pawn) for code, pawn in outcome.directors
    ]


def _payments(outcome: Any, lang: str) -> list[str]:
    """What each pawn got of a run."""
    if outcome.transaction[0] != kinds.RUN or not outcome.dividend or outcome.code <= MINORS:
        return []
    paid = [
        f"{pawn_name(pawn, lang)} +{change}" for pawn, change, _ in outcome.players if change > 0
    ]
    return [say("gets", lang, payments=", ".join(paid))] if paid else []


def _loans(outcome: Any, lang: str) -> list[str]:
    """Taken and repaid; a public formed of minors takes over theirs."""
    if outcome.transaction[0] in (kinds.MERGE, kinds.CONVERT):
        return [
            counted("taken_over", change, lang, company=code) for code, change, _ in outcome.loans
        ]
    return [
        counted("loans" if change > 0 else "repaid", abs(change), lang, company=code)
        for code, change, _ in outcome.loans
    ]


def _prices(outcome: Any, lang: str) -> list[str]:
    """Of the company it is about, and of any others."""
    said = []
    gone = [code for code, _ in outcome.nationalised]
    for code, before, after in outcome.moves:
        if code in gone:
            continue
        if code != outcome.code:
            if before != after:
                said.append(say("moves_of", lang, company=code, before=before, after=after))
        elif before != after:
            said.append(say("moves", lang, before=before, after=after))
        else:
            said.append(say("stays", lang, after=after))
    return said


def _trains(outcome: Any, lang: str) -> list[str]:
    """A new phase and what it does to trains."""
    said = []
    if outcome.code == RSR:
        said += [say("state_train", lang, train=train) for train in _bought_by_state(outcome)]
    if outcome.phase:
        said.append(say("phase", lang, phase=outcome.phase))
    said += [say("rusted", lang, train=train) for train in outcome.rusted]
    return said


def _bought_by_state(outcome: Any) -> list[int]:
    """The trains that the State Railway has paid for: others have come with nationalised
    companies."""
    came = Counter[int]()
    for code, train, number in outcome.trains:
        if (code == RSR and number > 0) or code in dict(outcome.nationalised):
            came[train] += number
    return sorted(came.elements())


def _state(outcome: Any, lang: str) -> list[str]:
    """What the state takes over."""
    said = [
        say("to_state", lang, company=code, price=price) for code, price in outcome.nationalised
    ]
    if outcome.transaction[0] != kinds.RUN or outcome.phase:
        for private, owner in outcome.privates:
            if owner == RSR:
                said.append(say("private_to_state", lang, private=private))
    return said


def _rounds(outcome: Any, lang: str) -> list[str]:
    """What ended, and what begins."""
    said = []
    if outcome.sold_out:
        names = listed([NAMES[code] for code in outcome.sold_out], lang)
        said.append(say("sold_out", lang, companies=names))
    if outcome.incomes:
        total = sum(income for _, _, income in outcome.incomes)
        said.append(say("incomes", lang, total=total))
    if outcome.ended and outcome.round != END:
        run = outcome.run if outcome.round == OR else 0
        said.append(say(f"begins_{outcome.round}", lang, set=outcome.set, run=run))
    return said


def _end(outcome: Any, lang: str) -> list[str]:
    """A broken bank, the last set, and who has won."""
    said = [say("broke", lang)] if outcome.broke else []
    if outcome.round == END:
        best = outcome.ranking[0][2]
        winners = [pawn for _, pawn, worth in outcome.ranking if worth == best]
        if len(winners) == 1:
            return [*said, say("over", lang, pawn=winners[0], worth=best)]
        pawns = listed([the_pawn(pawn, lang) for pawn in winners], lang)
        return [*said, say("over_shared", lang, pawns=pawns, worth=best)]
    if outcome.end_set:
        said.append(
            say("last_or", lang) if outcome.last_or else say("last_set", lang, set=outcome.last_set)
        )
    return said
