/** One group of checks in `npm test`. */
export interface Phase {
  name: string;
  /** Its budget on two noisy cores, on which another phase runs at the same time. */
  minutes: number;
  /** Commands with their words; each runs even when one before it failed, so that one run tells everything. */
  commands: string[][];
  /** The phase that makes what this one needs. */
  after?: string;
  /** Only in `npm run test:long`. */
  long?: true;
}

const nx = (...words: string[]) => ['nx', 'run-many', ...words];

/** Everything that `npm test` runs (CONTRIBUTING.md explains each). The longest begin first, so that both lanes end together. */
export const phases: Phase[] = [
  { name: 'builds', minutes: 1, commands: [nx('-t', 'build')] },
  {
    name: 'static checks',
    minutes: 4,
    commands: [
      ['prettier', '--check', '--log-level', 'warn', '.'],
      nx('-t', 'lint', 'typecheck'),
      ['knip', '--no-progress'],
      ['node', 'tools/src/checks/main.ts'],
    ],
  },
  { name: 'journeys', minutes: 12, after: 'builds', commands: [['nx', 'run', '@lykta/e2e:e2e']] },
  { name: 'server tests', minutes: 6, commands: [['nx', 'run', '@lykta/server:test']] },
  { name: 'stories', minutes: 8, commands: [['nx', 'run', 'source:stories']] },
  { name: 'unit tests', minutes: 5, commands: [nx('-t', 'test', '--exclude', '@lykta/server')] },
  {
    name: 'changes',
    minutes: 10,
    long: true,
    commands: [['node', 'tools/src/changes/main.ts']],
  },
  {
    name: 'server benchmark',
    minutes: 2,
    long: true,
    commands: [['node', 'tools/bench/server/main.ts', '--short']],
  },
  { name: 'bare machine', minutes: 15, long: true, commands: [['node', 'tools/src/bare/main.ts']] },
];
