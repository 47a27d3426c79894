/** One group of checks in `npm test`. */
export interface Phase {
  name: string;
  /** The time limit on two busy cores, with another phase running at the same time. */
  minutes: number;
  /** The commands with their arguments; each runs even if an earlier one failed, so that one run reports everything. */
  commands: string[][];
  /** The phase whose results this one needs. */
  after?: string;
  /** Only in `npm run test:long`. */
  long?: true;
}

const nx = (...words: string[]) => ['nx', 'run-many', ...words];

/**
 * All phases of `npm test` (CONTRIBUTING.md explains each). The longest begins first, and both lanes end at about the
 * same time. Journeys and stories both draw: they start apart.
 */
export const phases: Phase[] = [
  { name: 'builds', minutes: 1, commands: [nx('-t', 'build')] },
  { name: 'stories', minutes: 12, commands: [['nx', 'run', 'source:stories']] },
  { name: 'server tests', minutes: 6, commands: [['nx', 'run', '@lykta/server:test']] },
  { name: 'journeys', minutes: 12, after: 'builds', commands: [['nx', 'run', '@lykta/e2e:e2e']] },
  {
    name: 'static checks',
    minutes: 4,
    commands: [
      ['prettier', '--check', '--log-level', 'warn', '.'],
      ['eslint', '--config', 'eslint.whole.mjs', '.'],
      nx('-t', 'typecheck'),
      ['knip', '--no-progress'],
      ['node', 'tools/src/checks/main.ts'],
    ],
  },
  { name: 'unit tests', minutes: 5, commands: [nx('-t', 'test', '--exclude', '@lykta/server')] },
  {
    name: 'changes',
    minutes: 10,
    long: true,
    commands: [['node', 'tools/src/changes/main.ts']],
  },
  {
    name: 'benchmarks',
    minutes: 12,
    long: true,
    commands: [['node', 'tools/bench/main.ts', '--short']],
  },
  { name: 'bare machine', minutes: 15, long: true, commands: [['node', 'tools/src/bare/main.ts']] },
];
