import { expect, vi } from 'vitest';

/** Files whose hash is real: they measure it, or a server in a process of its own checks what they stored. */
const REAL = [
  'src/flood.test.ts',
  'src/security/passwords.test.ts',
  'src/security/rate-limits.test.ts',
  'src/database/migration-killed.test.ts',
];

const isReal = () => REAL.some((file) => expect.getState().testPath?.endsWith(file));

// A cheap hash, because a run signs up more than a thousand children. `passwords.test.ts` tests what the real one costs.
// Files share the modules of a worker, so each hash asks which file it is for.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) =>
    crypto.argon2(algorithm, isReal() ? parameters : { ...parameters, memory: 64, passes: 1 }, done);
  return { ...crypto, argon2 };
});
