import { PARTS as ALL, WAITING } from './parts.ts';
import type { Flame } from './tree.ts';

const PARTS = ALL.filter((part) => part !== WAITING);
const [WIDTH, ROW, LETTER] = [1400, 17, 6.7];
const COLUMNS = 4;
/** Narrower ones can't be read; their time stays visible as a gap above their caller. */
const NARROWEST = 1;

/** Draws a flame graph: a bar for each function, as wide as its time, on top of its caller. */
export function draw(tree: Flame, title: string, requests: number): string {
  const bars: string[] = [];
  let deepest = 0;
  const add = (flame: Flame, left: number, depth: number) => {
    const width = (WIDTH * flame.ms) / tree.ms;
    if (width < NARROWEST) return;
    deepest = Math.max(deepest, depth);
    bars.push(bar(flame, { left, width, depth, requests, all: tree.ms }));
    let at = left;
    for (const call of [...flame.calls.values()].toSorted((one, other) => other.ms - one.ms)) {
      add(call, at, depth + 1);
      at += (WIDTH * call.ms) / tree.ms;
    }
  };
  add(tree, 0, 0);
  const legend = PARTS.map(
    (part, n) =>
      `<text x="${8 + (n % COLUMNS) * (WIDTH / COLUMNS)}" y="${48 + Math.floor(n / COLUMNS) * ROW}" fill="${colourOf(part)}">■ <tspan fill="#222">${escaped(part)}</tspan></text>`,
  );
  const top = 60 + Math.ceil(PARTS.length / COLUMNS) * ROW;
  const height = top + (deepest + 1) * ROW + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="11">
<rect width="100%" height="100%" fill="#fff"/><text x="8" y="24" font-size="16">${escaped(title)}</text>
${legend.join('\n')}
<g transform="translate(0 ${top})">
${bars.join('\n')}
</g></svg>
`;
}

interface Place {
  left: number;
  width: number;
  depth: number;
  requests: number;
  all: number;
}

function bar({ name, part, ms }: Flame, { left, width, depth, requests, all }: Place): string {
  const letters = Math.floor((width - 4) / LETTER);
  const shown =
    letters > 2
      ? `<text x="${(left + 3).toFixed(1)}" y="${depth * ROW + 12}">${escaped(name.slice(0, letters))}</text>`
      : '';
  const told = `${name}: ${((1000 * ms) / requests).toFixed(1)} µs each, ${((100 * ms) / all).toFixed(1)} %`;
  return `<g><title>${escaped(told)}</title><rect x="${left.toFixed(1)}" y="${depth * ROW}" width="${Math.max(width - 0.5, 0.5).toFixed(1)}" height="${ROW - 1}" fill="${colourOf(part)}"/>${shown}</g>`;
}

const colourOf = (part: string) =>
  part === '' ? '#ddd' : `hsl(${Math.round((360 * PARTS.indexOf(part)) / PARTS.length)} 60% 72%)`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
