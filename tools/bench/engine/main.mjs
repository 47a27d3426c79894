// npm run bench:engine [-- sizes…]: gives one answer and computes the next question and the progress, compared with
// other engines in one run.
import { installPeers } from '../peers.ts';
import { isShort, keep } from '../results.ts';
import { randomForm, randomWalk } from './random-form.mjs';
import { answerAll, editEarly, openAnswered } from './measure.mjs';
import { printTable } from './table.mjs';

installPeers(import.meta.dirname);
const modules = ['lykta', 'plain-walk', 'json-logic', 'smart-forms', 'xstate', 'survey-core'];
const loaded = await Promise.all(modules.map((name) => import(`./peers/${name}.mjs`)));
const peers = loaded.flatMap((module) => Object.values(module));
const given = process.argv
  .slice(2)
  .filter((word) => word !== '--short')
  .map(Number);
const sizes = given.length > 0 ? given : [20, 200, 2000, 20_000];

const results = [];
for (const size of sizes) {
  const form = randomForm(size, size);
  const walk = randomWalk(form, 7);
  const [rounds, budget] = isShort ? [1, 50] : size > 2000 ? [3, 3000] : [12, 300];
  const running = [];
  for (const peer of peers) {
    if (size <= (peer.largest ?? Infinity)) running.push({ peer, engine: await peer.prepare(form) });
  }
  for (const [what, measure] of Object.entries({ answer: answerAll, edit: editEarly, open: openAnswered })) {
    const times = new Map(running.map(({ peer }) => [peer.name, []]));
    let mismatches = 0;
    for (let round = 0; round < rounds; round++) {
      for (const { peer, engine } of running) {
        const result = await measure(engine, form, walk, budget);
        times.get(peer.name).push(result.microseconds);
        if (result.mismatches > 0)
          console.error(`${peer.name}, ${size}, ${what}: ${result.mismatches} mismatches`);
        mismatches += result.mismatches;
      }
    }
    results.push({ size, what, times, mismatches });
    console.error(`${what} at ${size} measured`);
  }
}
printTable(
  results,
  peers.map(({ name }) => name),
);
const best = (times) => Math.min(...times);
keep(
  'engine',
  results.flatMap(({ size, what, times }) =>
    [...times].map(([engine, list]) => ({ engine, what, size, µs: best(list) })),
  ),
);
process.exitCode = results.some(({ mismatches }) => mismatches > 0) ? 1 : 0;
