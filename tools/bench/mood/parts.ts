import { setTimeout as delay } from 'node:timers/promises';

/** A function of a processor profile, as V8 gives it. */
interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string };
  children?: number[];
}

interface Profile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

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

/** What V8 names without a file. */
const NAMES = new Map([
  // A statement wakes PostgreSQL, which often takes this core at once: most of this time is its own.
  ['writev', 'handing a statement to PostgreSQL, while it runs'],
  ['(idle)', 'waiting'],
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'Node and the kernel: sockets, event loop'],
]);
const OTHER = 'Node: sockets, streams, timers';

/** Connects to a process that was started with `--inspect`. @returns a call of its protocol */
async function connect(port: number) {
  const [target]: { webSocketDebuggerUrl: string }[] = await (
    await fetch(`http://127.0.0.1:${port}/json/list`)
  ).json();
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let id = 0;
  const call = <T>(method: string, params = {}): Promise<T> => {
    const own = (id += 1);
    socket.send(JSON.stringify({ id: own, method, params }));
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent<string>) => {
        const reply: { id?: number; result: T } = JSON.parse(data);
        if (reply.id !== own) return;
        socket.removeEventListener('message', listen);
        resolve(reply.result);
      };
      socket.addEventListener('message', listen);
    });
  };
  return { call, close: () => socket.close() };
}

/** Profiles a process while it works. @returns the ms of each part, and of waiting */
export async function profile(port: number, work: () => Promise<unknown>): Promise<Map<string, number>> {
  const { call, close } = await connect(port);
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: 200 });
  await call('Profiler.start');
  await work();
  await delay(50);
  const { profile: taken } = await call<{ profile: Profile }>('Profiler.stop');
  close();
  return partsOf(taken);
}

/** Adds up the time of each part: a sample belongs to the innermost function whose file says which. */
function partsOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const known = new Map<number, string>();
  const partOf = (id: number): string => {
    const found = known.get(id) ?? look(id);
    known.set(id, found);
    return found;
  };
  const look = (id: number): string => {
    const { functionName, url } = byId.get(id)!.callFrame;
    const named = NAMES.get(functionName) ?? FILES.find(([file]) => file.test(url))?.[1];
    const parent = parents.get(id);
    return named ?? (parent === undefined ? OTHER : partOf(parent));
  };
  const parts = new Map<string, number>();
  samples.forEach((id, at) => {
    const part = partOf(id);
    parts.set(part, (parts.get(part) ?? 0) + timeDeltas[at]! / 1000);
  });
  return parts;
}
