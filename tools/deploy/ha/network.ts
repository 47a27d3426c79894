import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** The three machines, by number. */
export const NUMBERS = [1, 2, 3] as const;
export type MachineNumber = (typeof NUMBERS)[number];

export const NETWORK = '10.77.0.0/24';
/** Where the way in and whoever asks are. */
export const OUTSIDE = '10.77.0.1';
export const nameOf = (number: MachineNumber): string => `lykta-${number}`;
export const ipOf = (number: MachineNumber): string => `10.77.0.${10 + number}`;

/** Runs a command. @throws {Error} with what it said, if it fails */
export function must(command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, { encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${command} ${words.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

const ip = (...words: string[]) => must('ip', ...words);

/** Makes a switch with three cables, each into a network of its own. Belongs into a network namespace of its own. */
export function layCables(): void {
  mkdirSync('/run/netns', { recursive: true });
  must('mount', '-t', 'tmpfs', 'tmpfs', '/run/netns');
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'switch', 'type', 'bridge');
  ip('addr', 'add', `${OUTSIDE}/24`, 'dev', 'switch');
  ip('link', 'set', 'switch', 'up');
  for (const number of NUMBERS) {
    const name = nameOf(number);
    ip('netns', 'add', name);
    ip('link', 'add', `cable-${number}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    ip('link', 'set', `cable-${number}`, 'master', 'switch', 'up');
    ip('-n', name, 'addr', 'add', `${ipOf(number)}/24`, 'dev', 'eth0');
    ip('-n', name, 'link', 'set', 'eth0', 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
  }
}

/** Pulls the cable of a machine, or puts it back. */
export const setCable = (number: MachineNumber, state: 'up' | 'down'): string =>
  ip('link', 'set', `cable-${number}`, state);

/** Cuts a machine off from the two others, but not from who asks; or joins it with them again. */
export function setPeers(number: MachineNumber, state: 'cut' | 'joined'): void {
  const change = state === 'cut' ? 'add' : 'del';
  for (const other of NUMBERS) {
    if (other === number) continue;
    ip('-n', nameOf(number), 'route', change, 'blackhole', `${ipOf(other)}/32`);
  }
}
