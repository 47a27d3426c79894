import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  canEnter,
  postgresUser,
  privateFolder,
  reachableBinaries,
  reachableFolder,
} from './postgres-user.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lykta-user-')); // only its owner can enter
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(isRoot)('started as root', () => {
  const user = postgresUser();

  it('runs PostgreSQL as somebody else', () => {
    expect(['postgres', 'nobody']).toContain(user?.name);
    expect(user?.uid).not.toBe(0);
    expect(canEnter(user, folder)).toBe(false);
    expect(canEnter(user, tmpdir())).toBe(true);
  });

  it('copies the programs to where that user can run them, once', () => {
    const native = path.join(folder, 'native');
    const version = `0.0.0-test.${process.pid}`;
    mkdirSync(path.join(native, 'bin'), { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
    writeFileSync(path.join(native, 'bin/postgres'), '#!/bin/sh\n', { mode: 0o755 });
    symlinkSync('postgres', path.join(native, 'bin/postmaster'));
    const copy = reachableBinaries(native, user);
    expect(copy).not.toBe(native);
    expect(canEnter(user, path.join(copy, 'bin'))).toBe(true);
    expect(readFileSync(path.join(copy, 'bin/postmaster'), 'utf8')).toBe('#!/bin/sh\n');
    const made = statSync(copy).ino;
    expect(statSync(reachableBinaries(native, user)).ino).toBe(made);
    rmSync(copy, { recursive: true });
  });

  it('finds a place for the data that is the same every time, and that user’s alone', () => {
    const place = reachableFolder(path.join(folder, 'postgres'), user);
    expect(reachableFolder(path.join(folder, 'postgres'), user)).toBe(place);
    expect(reachableFolder(path.join(folder, 'other'), user)).not.toBe(place);
    privateFolder(place, user);
    expect(statSync(place)).toMatchObject({ uid: user?.uid });
    expect(statSync(place).mode & 0o777).toBe(0o700);
    rmSync(place, { recursive: true });
  });

  it('refuses a folder that belongs to a third', () => {
    const place = path.join(folder, 'theirs');
    mkdirSync(place);
    chownSync(place, 65_000, 65_000);
    expect(() => privateFolder(place, user)).toThrow(/belongs to another user \(number 65000\)/);
  });
});

it('refuses a link in the place of a folder', () => {
  const place = path.join(folder, 'link');
  mkdirSync(path.join(folder, 'real'));
  symlinkSync(path.join(folder, 'real'), place);
  expect(() => privateFolder(place, postgresUser())).toThrow(/belongs to another user/);
  expect(existsSync(place)).toBe(true);
});
