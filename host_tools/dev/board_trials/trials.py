"""The trials in the order they are shown."""

from host_tools.dev.board_trials import (
    going_back,
    heap,
    key_latency,
    lost_keys,
    power_cuts,
    start_times,
    table_pace,
    usb_link,
)

TRIALS = (
    start_times.TRIAL,
    key_latency.TRIAL,
    table_pace.TRIAL,
    going_back.TRIAL,
    lost_keys.TRIAL,
    heap.TRIAL,
    usb_link.TRIAL,
    power_cuts.TRIAL,
)
