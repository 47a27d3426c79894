// @vitest-environment node
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { layerOrder } from './layer-order.ts';

test('every stylesheet of a build says the order of the layers first', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lykta-layers-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'src'));
  const files = {
    'index.html': '<script type="module" src="/src/main.js"></script>',
    'src/main.js': "import './base.css'; import('./lazy.js');",
    'src/lazy.js': "import './lazy.css';",
    'src/base.css': '@layer reset { a { color: red } }',
    'src/lazy.css': '@layer components { a { color: blue } }',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  const built = await build({ root, logLevel: 'silent', plugins: [layerOrder()], build: { write: false } });
  const styles = (built as Rollup.RollupOutput).output.filter((file) => file.fileName.endsWith('.css'));
  expect(styles).toHaveLength(2);
  for (const style of styles) {
    expect(style.type === 'asset' && style.source.toString()).toMatch(
      /^@layer reset, components, screens, focus;/,
    );
  }
});
