import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEAVING_SECONDS } from '@lykta/server';
import { filled } from './fill.ts';
import { ipOf, must, nameOf, setCable, type MachineNumber } from './network.ts';

const SERVER = path.resolve(import.meta.dirname, '../../../apps/server/src/main.ts');

/** The services that a machine keeps running. */
export type Service = 'etcd' | 'patroni' | 'haproxy' | 'lykta';

/** One of the three machines: a network, processes and files of its own. */
export class Machine {
  readonly number: MachineNumber;
  readonly name: string;
  readonly address: string;
  readonly #folder: string;
  #first: ChildProcess | undefined;
  #starts = 0;

  /** Writes its files, as docs/operations.md says. */
  constructor(number: MachineNumber, parent: string, shared: Readonly<Record<string, string>>) {
    this.number = number;
    this.name = nameOf(number);
    this.address = ipOf(number);
    this.#folder = path.join(parent, this.name);
    const values = { ...shared, NAME: this.name, ADDRESS: this.address };
    this.#makeFolder('etc/default');
    this.#makeFolder('etc/lykta');
    this.#makeFolder('etc/patroni', 'postgres');
    this.#makeFolder('etc/haproxy');
    this.#makeFolder('var/lib/etcd', 'etcd');
    this.#makeFolder('var/lib/postgresql', 'postgres');
    this.#makeFolder('run/postgresql', 'postgres');
    this.#makeFolder('log');
    chmodSync(path.join(this.#folder, 'run'), 0o777);
    this.#write('etc/default/etcd', filled('etcd.env', values));
    this.#write('etc/patroni/config.yml', filled('patroni.yml', values));
    this.#write('etc/haproxy/haproxy.cfg', filled('haproxy.cfg', values));
    const data = path.join(this.#folder, 'data');
    const trial = [`LYKTA_SECRET=${shared.SECRET}`, `LYKTA_DATA=${data}`, 'LYKTA_ENVIRONMENT=dev'];
    trial.push('LYKTA_BOT_CHECK=off', 'LYKTA_STAFF_TOTP=off', `LYKTA_LEAVING_SECONDS=${LEAVING_SECONDS}`);
    const settings = [...trial, filled('lykta.env', values)];
    this.#write('etc/lykta/lykta.env', settings.join('\n'));
  }

  /** Switches it on. */
  start(): void {
    setCable(this.number, 'up');
    const script = path.join(import.meta.dirname, 'machine.sh');
    const apart = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
    const words = [
      'netns',
      'exec',
      this.name,
      ...apart,
      'sh',
      script,
      this.#folder,
      process.execPath,
      SERVER,
      String(this.#starts),
    ];
    this.#starts += 1;
    this.#first = spawn('ip', words, { stdio: 'inherit' });
  }

  /** Takes its power away: no process says goodbye, and nothing of it leaves through the cable any more. */
  async powerOff(): Promise<void> {
    setCable(this.number, 'down');
    const first = this.#first;
    if (!first || first.exitCode !== null || first.signalCode !== null) return;
    const ended = new Promise((resolve) => first.once('exit', resolve));
    first.kill('SIGKILL');
    await ended;
  }

  /** Keeps a service away until `letRun`. */
  hold(service: Service): void {
    this.#write(`run/${service}.held`, '');
  }

  /** Kills a service, which stays away until `letRun`. */
  kill(service: Service): void {
    this.hold(service);
    must('nsenter', ...this.#inside(`kill -KILL ${this.#numberOf(service)}`));
  }

  /** Tells a service to stop, and waits until it has; it stays away until `letRun`. */
  async stop(service: Service): Promise<void> {
    this.hold(service);
    const number = this.#numberOf(service);
    const script = `kill -TERM ${number}; while kill -0 ${number} 2>/dev/null; do sleep 0.1; done`;
    await once(spawn('nsenter', this.#inside(script), { stdio: 'inherit' }), 'exit');
  }

  letRun(service: Service): void {
    rmSync(path.join(this.#folder, 'run', `${service}.held`), { force: true });
  }

  /** The number of a service's process among those of this machine. */
  #numberOf(service: Service): string {
    return readFileSync(path.join(this.#folder, 'run', `${service}.pid`), 'utf8').trim();
  }

  /** The words for `nsenter` that run a script among the machine's processes. */
  #inside(script: string): string[] {
    return [`--pid=/proc/${this.#first?.pid}/ns/pid_for_children`, 'sh', '-c', script];
  }

  #makeFolder(name: string, owner = 'root'): void {
    const folder = path.join(this.#folder, name);
    mkdirSync(folder, { recursive: true });
    if (owner !== 'root') must('chown', owner, folder);
  }

  #write(name: string, text: string): void {
    writeFileSync(path.join(this.#folder, name), text);
  }
}
