"""What games are saved on: the interfaces of a medium and of a drive.

A medium (nvm, FRAM, RAM) has
  size                  in bytes
  rewritable            True if bytes can be written over at any time, as in FRAM
  read(start, count)    bytes
  program(start, data)  write; unless rewritable only where every byte is 0xFF
  erase()               every byte becomes 0xFF
A drive has
  read(name)            the whole file as bytes, or None if there is none
  write(name, size, blocks)  the whole file, from blocks of bytes that have so many in all, on flash
                        on return; names are in a folder, never in the root
  append(name, size, blocks)  the same behind what the file holds already
  part(name, start, count)  some bytes of a file, fewer or none at its end; b"" if there is none
  read_only             True while a PC has it
Both raise OSError where that fails; a drive's says EROFS or ENOSPC where it is that.
"""

PAGE = 256
EROFS, ENOSPC = 30, 28
BLANK = b"\xff" * PAGE
