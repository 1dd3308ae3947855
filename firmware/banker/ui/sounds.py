"""The nine sounds, each a sequence of (frequency in Hz, milliseconds); 0 Hz is a pause.

Told apart by shape rather than pitch: good news rises, bad news falls, an error is one low buzz.
"""

CONFIRMED = "confirmed"
ERROR = "error"
CANCEL = "cancel"
# For what is special in a game; scripts know these three by Trader's words.
NEWS = "president"
GAIN = "monopoly"
WARNING = "forced_sale"
OVER = "over"
ON = "on"
OFF = "off"

SOUNDS = {
    CONFIRMED: ((1319, 70), (1760, 100)),
    ERROR: ((196, 220),),
    CANCEL: ((880, 70), (587, 110)),
    NEWS: ((784, 90), (0, 30), (784, 90), (1175, 180)),
    GAIN: ((523, 90), (659, 90), (784, 90), (1047, 260)),
    WARNING: ((784, 130), (0, 40), (523, 130), (0, 40), (330, 300)),
    OVER: ((392, 150), (523, 150), (659, 150), (784, 300), (0, 60), (659, 150), (784, 700)),
    ON: ((523, 80), (1047, 160)),
    OFF: ((1047, 80), (523, 160)),
}
