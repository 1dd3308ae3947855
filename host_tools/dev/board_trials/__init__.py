"""Trials of the firmware on an emulated Pico: start times, latencies, heap, lost keys, power cuts.

`make board` runs them. A trial is a file with one idea; `trials.py` lists them, and `measures.py`
says what they measure in.
"""
