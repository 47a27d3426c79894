import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const drawings = join(import.meta.dirname, '../svg');

// The desk draws such a face more than a hundred times on one page, and the browser reads each drawing anew.
test('a face of a question is a few shapes, without a mask and without ids', () => {
  const faces = globSync('rate-*.svg', { cwd: drawings });
  expect(faces).toHaveLength(5);
  for (const face of faces) {
    const source = readFileSync(join(drawings, face), 'utf8');
    expect(source.length, face).toBeLessThan(1300);
    expect(source.match(/<(?:path|ellipse)\b/g)?.length, face).toBeLessThan(10);
    expect(source, face).not.toMatch(/\bid=|clip-path|<mask/);
  }
});
