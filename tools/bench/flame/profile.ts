import { setTimeout as delay } from 'node:timers/promises';

/** A function in a stack of a processor profile, as V8 gives it. */
export interface ProfileNode {
  id: number;
  callFrame: { functionName: string; url: string; lineNumber: number };
  children?: number[];
}

/** A processor profile: which function ran at each sample, and the microseconds since the one before. */
export interface Profile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

const EVERY_MICROSECONDS = 200;

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

/** Profiles a process while it works. @param port of its inspector */
export async function profile(port: number, work: () => Promise<unknown>): Promise<Profile> {
  const { call, close } = await connect(port);
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: EVERY_MICROSECONDS });
  await call('Profiler.start');
  await work();
  await delay(50);
  const { profile: taken } = await call<{ profile: Profile }>('Profiler.stop');
  close();
  return taken;
}
