// The developers' view: the state of the board, live.

const place = document.getElementById("board-facts");
const rows = new Map();
let before = null;

export function show(facts) {
  const seconds = before ? (facts.ms - before.ms) / 1000 : 0;
  const rate = seconds > 0 ? Math.max(0, (facts.bus.bytes - before.bus.bytes) / seconds) : 0;
  before = facts;
  set("Time", `${(facts.ms / 1000).toFixed(1)} s, start ${facts.boots}`);
  set("I2C bus", `${grouped(facts.bus.bytes)} bytes, ${grouped(Math.round(rate))} a second`);
  set("Heap", facts.heap === null ? "unknown: no MicroPython here" : `${grouped(facts.heap)} bytes`);
  set("Flash log", `${grouped(facts.log.used)} of ${grouped(facts.log.size)} bytes`);
  set("Flash", `${grouped(facts.flash.programmed)} bytes written, ${facts.flash.erases} erases`);
  set("Files", facts.flash.files.join("\n") || "none");
  set("Batteries", `${grouped(facts.battery)} mV`);
  set("Newest entries", facts.log.newest.join("\n"), "code");
  set("Console", facts.console.join("\n") || "silent", "code");
  pins(facts.pins);
}

const grouped = (number) => number.toLocaleString("en");

function set(name, text, className = "") {
  let value = rows.get(name);
  if (!value) {
    const row = document.createElement("div");
    row.className = `fact ${className}`;
    const label = document.createElement("span");
    label.textContent = name;
    value = document.createElement("span");
    row.append(label, value);
    place.append(row);
    rows.set(name, value);
  }
  if (value.textContent !== text) value.textContent = text;
}

function pins(list) {
  let holder = rows.get("pins");
  if (!holder) {
    holder = document.createElement("div");
    holder.className = "pins";
    place.append(holder);
    rows.set("pins", holder);
  }
  list.forEach((pin, at) => {
    const chip = holder.children[at] ?? holder.appendChild(document.createElement("span"));
    chip.className = `chip ${pin.mode} ${pin.level ? "high" : "low"}`;
    chip.textContent = `${pin.name} ${pin.use}`;
    chip.title = `${pin.mode}${pin.pull ? `, pull ${pin.pull}` : ""}, ${pin.level ? "high" : "low"}`;
  });
}
