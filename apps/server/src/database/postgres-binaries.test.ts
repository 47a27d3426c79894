import { describe, expect, it } from 'vitest';
import { findBinaries } from './postgres-binaries.ts';

describe('findBinaries', () => {
  const linux = { platform: 'linux', arch: 'x64', musl: false } as const;
  it.each([
    ['Windows', { ...linux, platform: 'win32' as const }],
    ['Alpine', { ...linux, musl: true }],
    ['s390x', { ...linux, arch: 's390x' }],
  ])('says on %s what to set instead', (_name, machine) => {
    expect(() => findBinaries(machine)).toThrow(/LYKTA_DATABASE=postgres:/);
  });
});
