"""A program that the system tells to end, even one started in the background."""

import signal

import pytest

from host_tools.simulator.live.ending import signals_like_ctrl_c


@pytest.mark.parametrize("before", [signal.default_int_handler, signal.SIG_IGN])
def test_a_signal_to_end_acts_like_ctrl_c(before):
    known = signal.signal(signal.SIGINT, before)
    try:
        with pytest.raises(KeyboardInterrupt), signals_like_ctrl_c():
            signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGINT) is before
    finally:
        signal.signal(signal.SIGINT, known)
