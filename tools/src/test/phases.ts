/** One group of checks in `npm test`; `minutes` is its budget on two noisy cores. */
export interface Phase {
  name: string;
  minutes: number;
  /** Commands with their words; each runs even when one before it failed, so that one run tells everything. */
  commands: string[][];
}

const nx = (...words: string[]) => ['nx', 'run-many', ...words];

/** Everything that `npm test` runs, in order (CONTRIBUTING.md explains each). */
export const phases: Phase[] = [
  {
    name: 'static checks',
    minutes: 3,
    commands: [
      ['prettier', '--check', '--log-level', 'warn', '.'],
      nx('-t', 'lint', 'typecheck'),
      ['knip', '--no-progress'],
      ['node', 'tools/src/checks/main.ts'],
    ],
  },
  { name: 'unit and server tests', minutes: 8, commands: [nx('-t', 'test')] },
  { name: 'builds', minutes: 1, commands: [nx('-t', 'build')] },
  { name: 'stories', minutes: 6, commands: [['nx', 'run', 'source:stories']] },
  { name: 'e2e', minutes: 8, commands: [['nx', 'run', '@lykta/e2e:e2e']] },
];
