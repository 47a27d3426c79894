import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { outsideNx } from '../nx/outside-nx.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const fresh = mkdtempSync(path.join(tmpdir(), 'lykta-no-browser-'));
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

test('`npm start` can build the apps on a machine without a browser', () => {
  // Nx loads the configurations of all test runners before it builds; with --graph it only prints what it would run.
  const ran = spawnSync(
    'npx',
    ['nx', 'run', '@lykta/child:build', `--graph=${path.join(fresh, 'graph.json')}`],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...outsideNx(),
        CHROMIUM_PATH: path.join(fresh, 'chromium'),
        NX_WORKSPACE_DATA_DIRECTORY: fresh,
      },
    },
  );
  expect(ran.status, ran.stdout + ran.stderr).toBe(0);
});
