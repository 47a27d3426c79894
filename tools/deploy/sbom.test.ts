import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { licencesOf, partsOf, sbomOf } from './sbom.ts';

const root = mkdtempSync(path.join(tmpdir(), 'lykta-sbom-'));
afterAll(() => rmSync(root, { recursive: true }));

const folder = 'node_modules/@a/b';
mkdirSync(path.join(root, folder), { recursive: true });
writeFileSync(path.join(root, folder, 'package.json'), '{"license":"BSD-2-Clause"}');
writeFileSync(path.join(root, folder, 'LICENSE.txt'), 'Do as you like.\r\n');
const integrity = `sha512-${Buffer.from('abc').toString('base64')}`;
const parts = partsOf(root, [
  { folder: 'libs/domain', name: '@lykta/domain', own: true },
  { folder, name: '@a/b', version: '1.2.3', integrity, own: false },
]);

test('the list of parts names what comes from others, with its version, licence and hash', () => {
  const { components, ...bom }: { components: unknown[] } = JSON.parse(sbomOf('1.0.0', parts));
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version: '1.0.0' } } });
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40a/b@1.2.3',
      name: '@a/b',
      version: '1.2.3',
      purl: 'pkg:npm/%40a/b@1.2.3',
      licenses: [{ license: { id: 'BSD-2-Clause' } }],
      hashes: [{ alg: 'SHA-512', content: '616263' }],
    },
  ]);
});

test('the licences come with their texts', () => {
  const text = licencesOf(parts);
  expect(text).toMatch(/^@a\/b 1\.2\.3: BSD-2-Clause\n/);
  expect(text).toContain('@a/b:\n\nDo as you like.\n');
});
