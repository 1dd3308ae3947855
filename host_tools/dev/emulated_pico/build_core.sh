#!/bin/sh
# Compiles core.c into core.wasm; needs clang and lld. Only after core.c has changed.
cd "$(dirname "$0")" && exec clang --target=wasm32 -O3 -nostdlib -fno-builtin -mbulk-memory \
  -Wl,--no-entry -Wl,--initial-memory=20971520 -Wl,-z,stack-size=65536 -o core.wasm core.c
