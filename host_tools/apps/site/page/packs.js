// Unpacks files of the site, which are stored compressed because not every host compresses them. A
// host that sends one unpacked does no harm.

export async function unpacked(name, kind, coming = fetch(name)) {
  const response = await coming;
  if (!response.ok) throw Object.assign(new Error(`${name}: ${response.status}`), { step: "load" });
  const [head, whole] = response.body.tee();
  const reader = head.getReader();
  const { value } = await reader.read();
  reader.cancel();
  const packed = value && value[0] === 0x1f && value[1] === 0x8b;
  const stream = packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
  return new Response(stream, { headers: { "Content-Type": kind } });
}

// Unpack files: a line of JSON with paths and sizes, then the bytes.
export async function unpackedFiles(name, coming = fetch(name)) {
  const answer = await unpacked(name, "application/octet-stream", coming);
  const data = new Uint8Array(await answer.arrayBuffer());
  const end = data.indexOf(10);
  let at = end + 1;
  return JSON.parse(new TextDecoder().decode(data.subarray(0, end))).map(([path, size]) => {
    at += size;
    return [path, data.subarray(at - size, at)];
  });
}
