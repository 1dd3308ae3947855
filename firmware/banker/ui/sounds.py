"""The nine sounds, each a sequence of (frequency in Hz, milliseconds); 0 Hz is a pause.

Told apart by shape rather than pitch: good news rises, bad news falls, an error trills. All within
an octave of 4 kHz, where a small piezo is loud: tones of a few hundred hertz can hardly be heard.
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
    CONFIRMED: ((3136, 70), (4186, 100)),
    ERROR: ((3136, 40), (3951, 40), (3136, 40), (3951, 40), (3136, 60)),
    CANCEL: ((3951, 70), (3136, 110)),
    NEWS: ((3520, 90), (0, 30), (3520, 90), (4699, 180)),
    GAIN: ((2794, 90), (3136, 90), (3520, 90), (4186, 260)),
    WARNING: ((3951, 130), (0, 40), (3520, 130), (0, 40), (2794, 300)),
    OVER: ((2794, 150), (3520, 150), (3951, 150), (4186, 300), (0, 60), (3951, 150), (4186, 700)),
    ON: ((2794, 80), (4186, 160)),
    OFF: ((4186, 80), (2794, 160)),
}
