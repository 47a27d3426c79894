import type { Profile, ProfileNode } from './profile.ts';

/** Which part of a request a file belongs to; the first that fits. */
const FILES: [RegExp, string][] = [
  [/node_modules\/(pg|pg-.*|postgres-.*)\//, 'driver of PostgreSQL'],
  [/node_modules\/kysely\//, 'making SQL'],
  [/node_modules\/(zod|fastify-type-provider-zod)\//, 'validation'],
  [/node_modules\/(pino|sonic-boom|thread-stream|quick-format-unescaped)\//, 'log'],
  [/apps\/server\/src\/http\/request-log/, 'log'],
  [/node_modules\/(prom-client|tdigest)\/|apps\/server\/src\/http\/metrics/, 'metrics'],
  [
    /apps\/server\/src\/security\/(binder|child-key|ledger|sealing|secrets|tokens|keys)\.ts/,
    'keys, sealing, marks',
  ],
  [/apps\/server\/src\/database\//, 'driver of PostgreSQL'],
  [/apps\/server\/|libs\//, 'own code'],
  [/node_modules\//, 'Fastify and its plugins'],
  [/node:internal\/crypto/, 'keys, sealing, marks'],
  [/node:_?http|node:internal\/http/, 'HTTP of Node'],
];

/** The time in which the process has nothing to do. */
export const WAITING = 'waiting';
const OTHER = 'Node: sockets, streams, timers';

/** What V8 names without a file. */
const NAMES = new Map([
  // A statement wakes PostgreSQL, which often takes this core at once: most of this time is its own.
  ['writev', 'handing a statement to PostgreSQL, while it runs'],
  ['(idle)', WAITING],
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'Node and the kernel: sockets, event loop'],
]);

/** Every part, for colours that stay the same from one picture to the next. */
export const PARTS: readonly string[] = [
  ...new Set([...FILES.map(([, part]) => part), ...NAMES.values(), OTHER]),
];

/** Tells the part of each function: the innermost one in its stack whose file or name says which. */
export function parting({ nodes }: Profile): (id: number) => string {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const known = new Map<number, string>();
  const partOf = (id: number): string => {
    const found = known.get(id) ?? look(byId.get(id)!);
    known.set(id, found);
    return found;
  };
  const look = ({ id, callFrame: { functionName, url } }: ProfileNode): string => {
    const named = NAMES.get(functionName) ?? FILES.find(([file]) => file.test(url))?.[1];
    const parent = parents.get(id);
    return named ?? (parent === undefined ? OTHER : partOf(parent));
  };
  return partOf;
}

/** Adds up the ms of something that each sample belongs to. */
function addUp({ samples, timeDeltas }: Profile, nameOf: (id: number) => string): Map<string, number> {
  const sums = new Map<string, number>();
  samples.forEach((id, at) => {
    const name = nameOf(id);
    sums.set(name, (sums.get(name) ?? 0) + timeDeltas[at]! / 1000);
  });
  return sums;
}

/** The ms of each part, and of waiting. */
export const partsOf = (profile: Profile): Map<string, number> => addUp(profile, parting(profile));

/** The ms of each function by itself, without those that it calls, and without waiting. */
export function selfTimes(profile: Profile): Map<string, number> {
  const names = new Map(profile.nodes.map((node) => [node.id, nameOf(node)]));
  const times = addUp(profile, (id) => names.get(id)!);
  times.delete('(idle)');
  return times;
}

/** A function and the end of its file's path. */
export function nameOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string {
  const file = url.replace(/^.*(node_modules|apps|libs)\//, '');
  return `${functionName || '(unnamed)'}${file === '' ? '' : ` ${file}:${lineNumber + 1}`}`;
}
