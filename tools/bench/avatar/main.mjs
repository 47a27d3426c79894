// npm run bench:avatar: composes a figure of coloured layers to an SVG string, compared with other ways, interleaved in
// one run.
import { partsByGroup } from '@lykta/avatar/catalogue';
import { randomParts } from '@lykta/avatar/random';
import { seeded } from '../../avatars/random.ts';
import { installPeers } from '../peers.ts';
import { isShort, median, show } from '../results.ts';

installPeers(import.meta.dirname);
const { lykta, concatenation } = await import('./peers/lykta.mjs');
const { dicebear9, dicebear10 } = await import('./peers/dicebear.mjs');
const peers = [concatenation, lykta, dicebear9, dicebear10];

const count = 300;
const rounds = isShort ? 1 : 25;
const random = seeded(1);
/** Figures of seven parts: head, eyes, nose, mouth, hair, clothes, glasses. */
const figures = Array.from({ length: count }, () => {
  const all = randomParts(random, { HAIR: 1, EYEWEARS: 1, HEADWEARS: 0, ACCESSORIES: 0 });
  // Accessories are a list, and these figures have none.
  const worn = Object.entries(all).filter(([group, part]) => group !== 'ACCESSORIES' && part.id !== 'empty');
  return Object.fromEntries(worn);
});

const running = peers.map((peer) => ({ name: peer.name, draw: peer.prepare(figures), times: [] }));
let seen = 0;
const drawAll = (draw) => {
  const start = performance.now();
  for (let index = 0; index < count; index++) {
    const svg = draw(index);
    // Reading the last character makes the engine build the whole string, as a page would.
    seen += svg.charCodeAt(svg.length - 1);
  }
  return ((performance.now() - start) * 1000) / count;
};
for (const { draw } of running) for (let turn = 0; turn < 10; turn++) drawAll(draw);
for (let round = 0; round < rounds; round++) for (const one of running) one.times.push(drawAll(one.draw));

const ours = median(running.find(({ name }) => name === lykta.name).times);
show(
  'avatar',
  `${count} figures, ${rounds} rounds, ${Object.values(partsByGroup).flat().length} parts (check ${seen})`,
  running.map(({ name, times }) => ({
    name,
    'µs per figure': Number(median(times).toFixed(2)),
    'figures per second': Math.round(1e6 / median(times)),
    'time compared with ours': Number((median(times) / ours).toFixed(2)),
  })),
);
