import { findEtcdLeader, findPrimary, findSynchronous, handOver } from './cluster.ts';
import type { Machine } from './machine.ts';
import { setCable, setPeers } from './network.ts';

/** Something that happens to one machine. */
export interface Fault {
  name: string;
  /** An operator does it, and nobody may notice. */
  isPlanned?: true;
  /** Returns the machine that it happens to. */
  victim(machines: readonly Machine[]): Promise<Machine | undefined>;
  strike(machine: Machine): void | Promise<void>;
  mend(machine: Machine): void;
}

const someMachine = async (machines: readonly Machine[]) =>
  machines[Math.floor(Math.random() * machines.length)];

/** Every kind, in the order in which they happen, again and again. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'the primary’s machine loses its power',
    victim: findPrimary,
    strike: (machine) => machine.powerOff(),
    mend: (machine) => machine.start(),
  },
  {
    name: 'a server is killed',
    victim: someMachine,
    strike: (machine) => machine.kill('lykta'),
    mend: (machine) => machine.letRun('lykta'),
  },
  {
    name: 'the primary’s machine loses its network',
    victim: findPrimary,
    strike: ({ number }) => void setCable(number, 'down'),
    mend: ({ number }) => void setCable(number, 'up'),
  },
  {
    name: 'etcd’s leader is killed',
    victim: findEtcdLeader,
    strike: (machine) => machine.kill('etcd'),
    mend: (machine) => machine.letRun('etcd'),
  },
  {
    name: 'the primary loses the two others, not who asks',
    victim: findPrimary,
    strike: ({ number }) => setPeers(number, 'cut'),
    mend: ({ number }) => setPeers(number, 'joined'),
  },
  {
    name: 'the machine that commits wait for loses its power',
    victim: findSynchronous,
    strike: (machine) => machine.powerOff(),
    mend: (machine) => machine.start(),
  },
  {
    name: 'a server is told to stop',
    isPlanned: true,
    victim: someMachine,
    strike: (machine) => machine.stop('lykta'),
    mend: (machine) => machine.letRun('lykta'),
  },
  {
    name: 'the primary hands over',
    victim: findPrimary,
    strike: handOver,
    mend: () => {},
  },
];
