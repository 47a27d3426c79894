import { own } from '@lykta/domain';
import { randomInt } from 'node:crypto';
import { encodePng } from './png.ts';

const WIDTH = 240;
const HEIGHT = 80;
const PAPER = 255;

type Point = readonly [x: number, y: number];

/** Each digit as strokes in a box 4 units wide and 6 high. */
const DIGITS: Record<string, Point[][]> = {
  0: [
    [
      [2, 0],
      [3.6, 1],
      [4, 3],
      [3.6, 5],
      [2, 6],
      [0.4, 5],
      [0, 3],
      [0.4, 1],
      [2, 0],
    ],
  ],
  1: [
    [
      [0.8, 1.4],
      [2.4, 0],
      [2.4, 6],
    ],
    [
      [0.8, 6],
      [4, 6],
    ],
  ],
  2: [
    [
      [0, 1.4],
      [0.8, 0.2],
      [2.4, 0],
      [3.8, 1],
      [3.6, 2.6],
      [0, 6],
      [4, 6],
    ],
  ],
  3: [
    [
      [0.2, 0.6],
      [1.6, 0],
      [3.4, 0.6],
      [3.4, 2.2],
      [1.6, 2.8],
      [3.6, 3.6],
      [3.8, 5],
      [2, 6],
      [0, 5.4],
    ],
  ],
  4: [
    [
      [3, 6],
      [3, 0],
      [0, 4.2],
      [4, 4.2],
    ],
  ],
  5: [
    [
      [3.6, 0],
      [0.4, 0],
      [0.2, 2.6],
      [2.2, 2.2],
      [3.8, 3.4],
      [3.6, 5.2],
      [2, 6],
      [0, 5.4],
    ],
  ],
  6: [
    [
      [3.4, 0.2],
      [1.4, 1],
      [0.2, 3.2],
      [0.4, 5.2],
      [2, 6],
      [3.8, 5],
      [3.4, 3.2],
      [1.6, 3],
      [0.4, 4.2],
    ],
  ],
  7: [
    [
      [0, 0],
      [4, 0],
      [1.4, 6],
    ],
    [
      [1, 3],
      [3.4, 3],
    ],
  ],
  8: [
    [
      [2, 2.8],
      [0.4, 1.6],
      [1, 0.2],
      [3, 0.2],
      [3.6, 1.6],
      [2, 2.8],
      [0, 4.4],
      [0.8, 6],
      [3.2, 6],
      [4, 4.4],
      [2, 2.8],
    ],
  ],
  9: [
    [
      [3.6, 1.8],
      [2.4, 3],
      [0.6, 2.8],
      [0.2, 1],
      [2, 0],
      [3.6, 0.8],
      [3.8, 2.8],
      [2.6, 5],
      [0.6, 5.8],
    ],
  ],
};

/** Draws the code as distorted digits over thin lines. Returns a PNG data URL. */
export function codeImage(code: string): string {
  const grey = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  for (let line = 0; line < 5; line += 1) {
    drawStroke(
      grey,
      [
        [0, randomInt(HEIGHT)],
        [WIDTH / 2, randomInt(HEIGHT)],
        [WIDTH, randomInt(HEIGHT)],
      ],
      0.7,
      150,
    );
  }
  const step = WIDTH / (code.length + 1);
  [...code].forEach((digit, index) => drawDigit(grey, digit, step * (index + 0.75)));
  return `data:image/png;base64,${encodePng(grey, WIDTH).toString('base64')}`;
}

function drawDigit(grey: Uint8Array, digit: string, left: number): void {
  const size = 5.5 + randomInt(150) / 100;
  const lean = (randomInt(80) - 40) / 100;
  const turn = (randomInt(50) - 25) / 100;
  const top = HEIGHT / 2 - 3 * size + randomInt(15) - 7;
  for (const stroke of own(DIGITS, digit) ?? []) {
    const points = stroke.map(([x, y]): Point => {
      const [dx, dy] = [x - 2 + lean * (3 - y), y - 3];
      const swayed = [
        dx * Math.cos(turn) - dy * Math.sin(turn),
        dx * Math.sin(turn) + dy * Math.cos(turn),
      ] as const;
      return [left + (swayed[0] + 2) * size, top + (swayed[1] + 3) * size];
    });
    drawStroke(grey, points, 2 + randomInt(10) / 10, randomInt(60));
  }
}

function drawStroke(grey: Uint8Array, points: readonly Point[], radius: number, shade: number): void {
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * 2);
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      dot(grey, from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, radius, shade);
    }
  }
}

function dot(grey: Uint8Array, x: number, y: number, radius: number, shade: number): void {
  for (let py = Math.floor(y - radius); py <= y + radius; py += 1) {
    for (let px = Math.floor(x - radius); px <= x + radius; px += 1) {
      const inside = px >= 0 && px < WIDTH && py >= 0 && py < HEIGHT;
      if (inside && Math.hypot(px - x, py - y) <= radius) grey[py * WIDTH + px] = shade;
    }
  }
}
