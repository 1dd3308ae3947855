// The OLED: 128 x 64 square pixels, each a whole number of the monitor's pixels, as bright as the
// contrast says. A picture is: lit or not, contrast, then a byte for each column of 8.

const WIDTH = 128, HEIGHT = 64;
const LIT = [196, 246, 255];
const small = new OffscreenCanvas(WIDTH, HEIGHT);
const ink = small.getContext("2d");
const dots = ink.createImageData(WIDTH, HEIGHT);
for (let at = 0; at < dots.data.length; at += 4) dots.data.set(LIT, at);
const oled = document.getElementById("oled");
const glow = document.getElementById("glow");
const glass = document.getElementById("glass");
let scale = 1, between = null;

export function draw(picture) {
  const lit = picture[0] === 1;
  document.body.classList.toggle("dark", !lit);
  const light = lit ? 0.3 + 0.7 * Math.sqrt(picture[1] / 255) : 0;
  const { data } = dots;
  const alpha = Math.round(255 * light);
  for (let page = 0, from = 2; page < 8; page++) {
    for (let x = 0; x < WIDTH; x++, from++) {
      for (let bit = 0, at = 4 * (page * 8 * WIDTH + x) + 3; bit < 8; bit++, at += 4 * WIDTH) {
        data[at] = (picture[from] >> bit) & 1 ? alpha : 0;
      }
    }
  }
  ink.putImageData(dots, 0, 0);
  paint();
  glass.style.setProperty("--light", light.toFixed(2));
  document.dispatchEvent(new Event("picture"));
}

function paint() {
  const pen = oled.getContext("2d");
  pen.imageSmoothingEnabled = false;
  pen.clearRect(0, 0, oled.width, oled.height);
  pen.drawImage(small, 0, 0, oled.width, oled.height);
  // The dark lines between the pixels of a real OLED.
  if (between) {
    pen.globalCompositeOperation = "destination-out";
    pen.drawImage(between, 0, 0);
    pen.globalCompositeOperation = "source-over";
  }
  // The glow is the picture at half its size, which the browser blurs by enlarging it.
  const halo = glow.getContext("2d");
  halo.clearRect(0, 0, glow.width, glow.height);
  halo.drawImage(small, 0, 0, glow.width, glow.height);
}

// Draw the lines once for a size, to lay over every picture.
function lines() {
  const made = new OffscreenCanvas(oled.width, oled.height);
  const pen = made.getContext("2d");
  pen.fillStyle = "rgba(0, 0, 0, 0.28)";
  for (let x = scale - 1; x < oled.width; x += scale) pen.fillRect(x, 0, 1, oled.height);
  for (let y = scale - 1; y < oled.height; y += scale) pen.fillRect(0, y, oled.width, 1);
  return made;
}

// The style sheet makes the glass as wide as there is room for, in whole dots. It needs the size of
// one of the monitor's pixels, which changes when the page is zoomed.
function measure() {
  const ratio = devicePixelRatio || 1;
  document.documentElement.style.setProperty("--pixel", `${1 / ratio}px`);
  matchMedia(`(resolution: ${ratio}dppx)`).addEventListener("change", measure, { once: true });
  fit();
}

function fit() {
  const ratio = devicePixelRatio || 1;
  scale = Math.max(1, Math.round((glass.clientWidth * ratio) / WIDTH));
  oled.width = WIDTH * scale;
  oled.height = HEIGHT * scale;
  between = scale >= 3 ? lines() : null;
  for (const canvas of [oled, glow]) {
    canvas.style.width = `${(WIDTH * scale) / ratio}px`;
    canvas.style.height = `${(HEIGHT * scale) / ratio}px`;
  }
  paint();
}

measure();
new ResizeObserver(fit).observe(glass);
