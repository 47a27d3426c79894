import {
  Avatar,
  compose,
  defaultParts,
  parsePart,
  partIdsOf,
  partsByGroup,
  randomParts,
} from '@lykta/avatar';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { seeded } from '../../../avatars/random.ts';

const random = seeded(7);
const figures = Array.from({ length: 100 }, () => randomParts(random));
const root = document.getElementById('root');

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

const files = new Map();

/** The whole drawing, shown through the square of the head. */
const asHead = (svg) => svg.replace('viewBox="0 0 200 300"', 'viewBox="22 11 156 156"');

/** The limit: the same files fetched once, the same strings composed, one assignment to innerHTML. */
async function inlined() {
  const missing = [...new Set(figures.flatMap(partIdsOf))].filter((id) => !files.has(id));
  await Promise.all(
    missing.map(async (id) => {
      files.set(id, parsePart(await (await fetch(`/assets/avatarParts/${id}.svg`)).text()));
    }),
  );
  root.innerHTML = figures.map((worn) => asHead(compose(worn, (id) => files.get(id)))).join('');
}

const draw = () =>
  figures.map((data, index) => <Avatar key={index} avatar={{ type: 'PARTS', data }} size="thumb" label="" />);

let react;
async function component() {
  react = createRoot(root);
  flushSync(() => react.render(draw()));
  while (root.querySelectorAll('svg').length < figures.length) await painted();
}

/** Leaves the screen; what was fetched stays. */
window.leave = () => {
  if (react) react.unmount();
  root.replaceChildren();
};

/** Milliseconds until a hundred figures stand on the screen. */
window.measure = async (what) => {
  const start = performance.now();
  await { inlined, component }[what]();
  await painted();
  return performance.now() - start;
};
window.ready = Object.keys(defaultParts).length + Object.keys(partsByGroup).length > 0;
