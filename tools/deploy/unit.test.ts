import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const unit = path.join(import.meta.dirname, 'files/lykta.service');

test.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd calls the service little exposed', () => {
  const ran = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' });
  const level = Number(/exposure level for lykta\.service: ([\d.]+)/.exec(ran.stdout)?.[1]);
  expect(level, ran.stderr).toBeLessThanOrEqual(2);
});
