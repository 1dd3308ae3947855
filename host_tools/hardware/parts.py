"""The parts list, its one home: what to buy, how many, what it typically costs, what else will do.

What is soldered to the board has value, maker's number and second source in the KiCad schematic;
here it has its name, its price and what else will do, in both languages. Prices are typical ones of
European hobby shops for small quantities, in euros with VAT, rounded; they were written down in
November 2026 and are no offer. A pack is counted by the piece.
"""

from typing import NamedTuple

from host_tools.hardware.board_wires import length_mm, wires
from host_tools.hardware.pcb import project
from host_tools.hardware.words import Words, same

CURRENCY = "EUR"
BOTH, PCB, PERFBOARD = "", "PCB", "perforated board"
"""Which way of building a part is for."""
NOTHING = Words("", "")


class Item(NamedTuple):
    """A line of the list. `cents` is for one; `optional` is not in the total. `value` is for what
    the schematic does not know; `value_fr`, `number_fr` and `second_fr` translate what it says in
    words."""

    refs: str
    name: Words
    quantity: int
    cents: int
    instead: Words = NOTHING
    value: Words = NOTHING
    optional: bool = False
    way: str = BOTH
    value_fr: str = ""
    number_fr: str = ""
    second_fr: str = ""

    @property
    def total(self) -> int:
        """Return what the line costs, in cents."""
        return self.quantity * self.cents

    @property
    def symbol(self) -> project.Symbol | None:
        """Return the first of its parts on the schematic."""
        return project.symbols()[references(self.refs)[0]] if self.refs else None

    def values(self) -> Words:
        """Return what it must be, in both languages."""
        if not self.symbol:
            return self.value
        return Words(self.symbol.value, self.value_fr or self.symbol.value.replace(".", ","))

    def maker(self) -> Words:
        """Return maker and number, in both languages where they are words."""
        if not self.symbol:
            return NOTHING
        maker, number = (self.symbol.fields[name] for name in ("Manufacturer", "MPN"))
        return same(f"{maker} {number}") if maker != "any" else Words(number, self.number_fr)

    def second(self) -> Words:
        """Return another source, in both languages."""
        if not self.symbol:
            return NOTHING
        found = self.symbol.fields["Second source"]
        return Words(found, self.second_fr or found)


def references(refs: str) -> list[str]:
    """Return the references that a list such as "C1-C3, C5" stands for."""
    found = []
    for piece in refs.split(", "):
        first, _, last = piece.partition("-")
        letters = first.rstrip("0123456789")
        low, high = (int(ref[len(letters) :]) for ref in (first, last or first))
        found += [f"{letters}{number}" for number in range(low, high + 1)]
    return found


def _metres(bare: bool) -> int:
    """Return wire in whole metres, with half as much again for stripping and mistakes."""
    used = sum(length_mm(wire) for wire in wires() if wire.bare == bare and not wire.lead)
    return -(-int(used * 1.5) // 1000)


ITEMS = (
    Item("", Words("printed circuit boards", "circuits imprimés"), 5, 200,
         Words("five are the least most board houses make", "la plupart des fabricants en font "
               "cinq au moins"),
         Words("89 x 144 mm, 2 layers, 1.6 mm: courtier-gerbers.zip",
               "89 x 144 mm, 2 couches, 1,6 mm : courtier-gerbers.zip"), way=PCB),
    Item("", Words("shipping, of boards and of parts", "port des circuits et des pièces"), 1, 2000,
         Words("less where a friend orders too", "moins si un ami commande aussi")),
    Item("", Words("perforated board 9 x 15 cm", "plaque à trous 9 x 15 cm"), 1, 300,
         Words("single- or double-sided; no stripboard. Any of 54 to 58 rows",
               "une ou deux faces ; pas de plaque à bandes. De 54 à 58 rangées"),
         Words("2.54 mm, a pad per hole, 31 x 54 holes or more",
               "2,54 mm, une pastille par trou, 31 x 54 trous ou plus"), way=PERFBOARD),
    Item("U1", same("Raspberry Pi Pico"), 1, 450,
         Words("Pico W, 2 and 2 W have the same pins but have not been tried",
               "Pico W, 2 et 2 W : mêmes broches, pas essayés")),
    Item("", Words("OLED module 2.42 inch", "écran OLED 2,42 pouces"), 1, 2250,
         Words("0.96 or 1.3 inch, SSD1306 or SH1106, 4 pins, in a frame of its own: 5 €, and "
               "smaller to read",
               "0,96 ou 1,3 pouce, SSD1306 ou SH1106, 4 broches, dans son cadre : 5 €, et plus "
               "petit à lire"),
         Words("Waveshare 2.42inch OLED Module: SSD1309, 128 x 64, up to 62 x 40 mm",
               "Waveshare 2.42inch OLED Module : SSD1309, 128 x 64, 62 x 40 mm au plus")),
    Item("", Words("cable to the screen", "câble de l'écran"), 1, 100,
         Words("comes with the Waveshare module; or seven thin wires",
               "fourni avec le module Waveshare ; ou sept fils fins"),
         Words("7 wires (4 for a small screen), 10 to 20 cm",
               "7 fils (4 pour un petit écran), 10 à 20 cm")),
    Item("J1", Words("header of the screen, 7 wires", "barrette de l'écran, 7 fils"), 1, 20,
         Words("not needed where wires are soldered to the board",
               "inutile si les fils sont soudés au circuit"), way=PCB,
         value_fr="1 x 7, coudée", second_fr="toute barrette, cassée à longueur"),
    Item("U2", Words("header of the screen, 4 wires", "barrette de l'écran, 4 fils"), 1, 10,
         Words("only for a small screen, instead of J1", "pour un petit écran, au lieu de J1"),
         optional=True, value_fr="1 x 4, coudée", second_fr="toute barrette, cassée à longueur"),
    Item("S1-S25", Words("tactile switch", "bouton-poussoir"), 25, 25,
         Words("B3F-4055 looks the same and is twice as stiff",
               "le B3F-4055, identique, est deux fois plus dur"),
         second_fr="tout modèle 12 x 12 x 7,3 mm à tige carrée de 3,8 mm, 130 à 160 gf"),
    Item("", Words("round cap for S1 to S25", "capuchon rond pour S1 à S25"), 25, 10,
         Words("any for a 3.8 mm plunger; any colour", "tout capuchon pour tige de 3,8 mm"),
         Words("A14, 11.5 to 11.8 mm across", "A14, 11,5 à 11,8 mm de diamètre")),
    Item("D1-D24", Words("switching diode", "diode de signal"), 24, 4,
         Words("1N4448, 1N914, BAT85: it does not matter", "1N4448, 1N914, BAT85 : au choix"),
         second_fr="onsemi 1N4148 ; 1N4148W (SOD-123) si le fabricant la pose"),
    Item("D25", Words("Schottky diode", "diode Schottky"), 1, 20,
         Words("1N5818, 1N5819, SB120: the lower the voltage it drops, the longer the batteries "
               "last", "1N5818, 1N5819, SB120 : moins elle perd, plus les piles durent")),
    Item("Q1", Words("MOSFET instead of D25", "MOSFET au lieu de D25"), 1, 40,
         Words("for those who solder 3 mm parts", "pour qui soude des pièces de 3 mm"),
         optional=True, way=PCB, second_fr="tout MOSFET canal P en SOT-23 passant à 1,8 V"),
    Item("R1", Words("resistor of the piezo", "résistance du piézo"), 1, 5,
         Words("220 to 470 Ω", "220 à 470 Ω"), second_fr="toute 0,25 W"),
    Item("R2", Words("resistor of the screen's reset", "résistance du reset de l'écran"), 1, 5,
         Words("4.7 to 47 kΩ", "4,7 à 47 kΩ"), way=PCB, second_fr="toute 0,25 W"),
    Item("R3-R4", Words("pull-up resistor", "résistance de rappel"), 2, 5,
         Words("2.2 to 10 kΩ; always fitted", "2,2 à 10 kΩ ; toujours montées"), way=PCB,
         second_fr="toute 0,25 W"),
    Item("C1-C3, C5", Words("ceramic capacitor", "condensateur céramique"), 4, 10,
         Words("any voltage", "toute tension"), way=PCB,
         second_fr="tout X7R, pas de 5 mm, 7 mm de haut au plus"),
    Item("C4", Words("ceramic capacitor", "condensateur céramique"), 1, 45,
         Words("10 to 22 µF; no electrolytic can, which is too high",
               "10 à 22 µF ; pas de chimique, trop haut"), way=PCB,
         second_fr="tout céramique de 6,3 V ou plus, pas de 5 mm, 7 mm de haut au plus"),
    Item("BZ1", Words("passive piezo", "piézo passif"), 1, 80,
         Words("up to 12.6 mm, pins 5 mm apart. Not an active buzzer, not a magnetic one",
               "12,6 mm au plus, pas de 5 mm ; ni buzzer actif, ni magnétique"),
         value_fr="piézo passif, 4 kHz", second_fr="TDK PS1240P02BT (12,2 x 6,5 mm)"),
    Item("S26", Words("RESET switch", "bouton RESET"), 1, 10,
         second_fr="tout 6 x 6 mm, 4,3 à 5 mm de haut"),
    Item("S27", Words("slide switch", "interrupteur à glissière"), 1, 40,
         Words("pins 2.5 mm apart go in too", "un pas de 2,5 mm entre aussi"),
         value_fr="levier de 5 mm", number_fr="SS12D00G5", second_fr="SS12D00G4 (levier de 4 mm)"),
    Item("", Words("pin header", "barrette de broches"), 1, 50,
         Words("not for a Pico H, nor for a Pico soldered flat",
               "inutile pour un Pico H ou un Pico posé à plat"),
         Words("2.54 mm, 1 x 40: two strips of 20 for the Pico",
               "2,54 mm, 1 x 40 : deux fois 20 pour le Pico")),
    Item("BT1", Words("battery holder", "support de piles"), 1, 150,
         Words("no switch, no lid; not 59 mm long, which does not swing in with the door",
               "sans interrupteur ni couvercle ; pas de 59 mm, qui n'entre pas avec la trappe"),
         number_fr="2 AA côte à côte, ouvert, à fils, 57-58 x 31-32 mm",
         second_fr="tout support de cette taille"),
    Item("", Words("alkaline AA battery", "pile alcaline AA"), 2, 80,
         Words("NiMH ones: shorter, see the appendix", "accus NiMH : moins longtemps, voir "
               "l'annexe"), same("LR6")),
    Item("", Words("insulated wire, metres", "fil isolé, mètres"), _metres(False), 40,
         Words("AWG 28, no thicker: over the batteries two wires cross, and 2 mm is all the room",
               "AWG 28 au plus : deux fils se croisent sur les piles, dans 2 mm"),
         Words("AWG 30 (wire-wrap), several colours", "AWG 30 (wire-wrap), plusieurs couleurs"),
         way=PERFBOARD),
    Item("", Words("bare tinned wire, metres", "fil étamé nu, mètres"), _metres(True), 40,
         Words("legs cut off other parts", "pattes coupées"),
         Words("0.5 to 0.6 mm", "0,5 à 0,6 mm"), way=PERFBOARD),
    Item("", Words("countersunk screw", "vis à tête fraisée"), 6, 10,
         Words("DIN 965; cross or hex socket", "DIN 965 ; cruciforme ou six pans"),
         same("M3 x 20, DIN 7991")),
    Item("", Words("screw of the battery door", "vis de la trappe"), 1, 10,
         same("M3 x 10"), same("M3 x 8, DIN 7991")),
    Item("", Words("double-sided tape, thin", "adhésif double face fin"), 1, 20,
         Words("no foam tape: it is too thick", "pas de mousse : trop épaisse"),
         Words("0.5 mm at most: holds BT1 on the door, and the pane",
               "0,5 mm au plus : tient BT1 sur la trappe, et la vitre")),
    Item("", Words("rubber foot", "pied en caoutchouc"), 4, 5, Words("felt", "feutre"),
         Words("self-adhesive, 8 to 10 mm across", "adhésif, 8 à 10 mm de diamètre")),
    Item("", Words("pane", "vitre"), 1, 150,
         Words("stiff clear film from a package", "film transparent rigide d'un emballage"),
         Words("clear acrylic or polycarbonate, 65 x 43 x 1 mm, corners round",
               "acrylique ou polycarbonate clair, 65 x 43 x 1 mm, coins ronds")),
    Item("", Words("filament, 100 g", "filament, 100 g"), 2, 250,
         Words("any colour; dark ones hide the OLED's edge",
               "toute couleur ; une foncée cache le bord de l'écran"),
         Words("PLA or PETG", "PLA ou PETG")),
    Item("", Words("card or laminating pouch", "bristol ou pochette à plastifier"), 1, 50,
         Words("what holds the legends: 0.3 to 0.5 mm", "ce qui tient la façade : 0,3 à 0,5 mm"),
         same("A4")),
    Item("", Words("USB cable", "câble USB"), 1, 300,
         Words("one that only charges shows no drive", "un câble de charge ne montre pas de "
               "disque"), Words("micro USB with data lines", "micro USB avec fils de données")),
    Item("U3", Words("FRAM breakout", "module FRAM"), 1, 1200,
         Words("without it the unit saves to the Pico's own flash",
               "sans elle, la mémoire du Pico suffit"), optional=True,
         value_fr="MB85RC256V, 8 broches",
         second_fr="tout module MB85RC256V aux huit mêmes broches"),
    Item("J2", Words("header of the spare pins", "barrette des broches libres"), 1, 20,
         Words("for experiments", "pour des essais"), optional=True, way=PCB,
         number_fr="barrette 2 x 7, 2,54 mm", second_fr="toute"),
)  # fmt: skip


def bought(way: str) -> list[Item]:
    """Return the lines of one way of building."""
    return [item for item in ITEMS if item.way in (BOTH, way)]


def total(way: str = PCB, options: bool = False) -> int:
    """Return what one way of building costs, in cents."""
    return sum(item.total for item in bought(way) if options or not item.optional)
