import { expect, vi } from 'vitest';

// A cheap hash, because a run signs up more than a thousand children. `passwords.test.ts` tests what the real one costs.
vi.mock('node:crypto', async (original) => {
  /** Files whose hash is real: they measure it, or a server in a process of its own checks what they stored. */
  const real = [
    'src/flood.test.ts',
    'src/security/passwords.test.ts',
    'src/security/rate-limits.test.ts',
    'src/database/migration-killed.test.ts',
  ];
  const crypto = await original<typeof import('node:crypto')>();
  const { testPath = '' } = expect.getState();
  if (real.some((file) => testPath.endsWith(file))) return crypto;
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) =>
    crypto.argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, done);
  return { ...crypto, argon2 };
});
