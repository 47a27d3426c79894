import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readUnit } from './try/documented.ts';

const files = path.join(import.meta.dirname, 'files');
const folder = mkdtempSync(path.join(tmpdir(), 'lykta-units-'));
afterAll(() => rmSync(folder, { recursive: true }));

const units = readdirSync(files).filter((name) => name.endsWith('.service'));

test.runIf(existsSync('/usr/bin/systemd-analyze')).each(units)('systemd calls %s little exposed', (name) => {
  const sandboxed = path.join(folder, `${name}.d`);
  mkdirSync(sandboxed);
  cpSync(path.join(files, 'sandbox.conf'), path.join(sandboxed, 'sandbox.conf'));
  cpSync(path.join(files, name), path.join(folder, name));
  const unit = path.join(folder, name);
  const ran = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' });
  const level = Number(/exposure level for \S+: ([\d.]+)/.exec(ran.stdout)?.[1]);
  expect(level, ran.stderr).toBeLessThanOrEqual(2);
});

test('every timer has a service, which runs as the same user in the same place as the server', () => {
  const server = readUnit(readFileSync(path.join(files, 'lykta.service'), 'utf8'));
  const timers = readdirSync(files).filter((name) => name.endsWith('.timer'));
  expect(timers).toEqual(['lykta-backup.timer', 'lykta-drill.timer', 'lykta-probe.timer']);
  for (const timer of timers) {
    const unit = readUnit(readFileSync(path.join(files, timer.replace('.timer', '.service')), 'utf8'));
    const word = timer.slice('lykta-'.length, -'.timer'.length);
    expect(unit).toEqual({ ...server, start: server.start.replace(/serve$/, word) });
  }
});
