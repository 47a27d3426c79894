import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Paper } from '@lykta/answer-sheet';
import { present } from '@lykta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderPdf } from './pdf.ts';

/** A bare machine has no qpdf. */
const isHere = spawnSync('qpdf', ['--version']).error === undefined;

const Dict = z.record(z.string(), z.unknown());
type Dict = z.infer<typeof Dict>;
const Written = z.object({
  value: z.unknown().optional(),
  stream: z.object({ dict: Dict, data: z.base64() }).optional(),
});
const File = z.object({
  encrypt: z.object({ encrypted: z.boolean() }),
  qpdf: z.tuple([z.unknown(), z.record(z.string(), Written)]),
});
const Refs = z.array(z.string());

const signs = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
/** Latin letters, figures and usual signs, and two of that range that the typeface lacks. */
const LETTERS = `${signs(0x20, 0x7e)}${signs(0xa0, 0xff)}ŁłĄąĘęŚśŹźŻżĆćŃńČčĐđŠšŽžŐőŰűĞğİıŞşȘșȚțŘřŮůŒœ–—‘’‚“”„•…€`;

const row = { question: 'Hur är det i Čohkka? 😀', answer: `${LETTERS} 学`, then: '3 oktober: Sådär ❤' };
const paper: Paper = {
  language: 'sv',
  title: 'Svar från barn 62Q-58W',
  facts: [['Enhet', 'Čohkka']],
  secrecy: 'Kan omfattas av sekretess.',
  wishes: [{ question: 'Det här vill jag prata om', answer: 'Hemma ❤' }],
  wishesFrom: ['Små frågor 😀'],
  persons: ['mamma'],
  toAsk: ['Vad vill du?'],
  sections: [{ title: 'Skolan →', facts: [['Version', '3']], rows: Array.from({ length: 40 }, () => row) }],
};

/** What the archive asks of a PDF/A-2a (ISO 19005-2), as far as qpdf shows it; veraPDF would ask for more. */
describe.each([
  ['for the record', { size: 11 }],
  ['for the meeting', { size: 13, isSheet: true, hasNotes: true }],
])('a PDF %s', (_, look) => {
  let folder: string;
  let file: z.infer<typeof File>;
  beforeAll(async () => {
    if (!isHere) return;
    folder = mkdtempSync(join(tmpdir(), 'lykta-archive-'));
    const path = join(folder, 'lykta.pdf');
    writeFileSync(path, (await renderPdf(paper, look)).file);
    const options = ['--json=2', '--json-stream-data=inline', '--decode-level=all', path];
    file = File.parse(JSON.parse(execFileSync('qpdf', options, { encoding: 'utf8' })));
  });
  beforeEach(({ skip }) => skip(!isHere, 'skipped, no qpdf'));
  afterAll(() => isHere && rmSync(folder, { recursive: true }));

  const written = (ref: unknown) =>
    present(file.qpdf[1][ref === 'trailer' ? ref : `obj:${ref}`], String(ref));
  /** A dictionary that stands here or elsewhere, or that of a stream. */
  const dict = (at: unknown): Dict => {
    const { value, stream } = typeof at === 'string' ? written(at) : { value: at };
    return stream ? stream.dict : Dict.parse(value);
  };
  const bytes = (ref: unknown) => Buffer.from(present(written(ref).stream, `stream ${ref}`).data, 'base64');
  const all = (type: string) =>
    Object.values(file.qpdf[1]).flatMap(({ value }) => {
      const { data } = Dict.safeParse(value);
      return data?.['/Type'] === type ? [data] : [];
    });
  const root = () => dict(dict('trailer')['/Root']);

  it('says which level it keeps to, and its two names', () => {
    const said = bytes(root()['/Metadata']).toString();
    expect(said).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>A<\/pdfaid:conformance>/);
    expect(dict('trailer')['/ID']).toEqual([expect.stringMatching(/^b:.{32}$/), expect.any(String)]);
  });

  it('says what its colours mean, with a profile inside it', () => {
    const [intent] = Refs.parse(root()['/OutputIntents']);
    const { '/S': subtype, '/DestOutputProfile': at } = dict(intent);
    expect([subtype, dict(at)['/N']]).toEqual(['/GTS_PDFA1', 3]);
    const profile = bytes(at).toString('latin1');
    expect([profile.slice(16, 20), profile.slice(36, 40)]).toEqual(['RGB ', 'acsp']);
  });

  it('has its typefaces inside it, with the letter that each sign stands for', () => {
    const composite = all('/Font').filter((font) => font['/Subtype'] === '/Type0');
    expect(composite).toHaveLength(2);
    for (const font of composite) {
      expect(bytes(font['/ToUnicode']).toString()).toMatch(/beginbf(char|range)/);
      const [within] = Refs.parse(font['/DescendantFonts']);
      expect(bytes(dict(dict(within)['/FontDescriptor'])['/FontFile2']).length).toBeGreaterThan(1000);
    }
    expect(all('/Font')).toHaveLength(2 * composite.length);
  });

  it('has its language and its order of reading, on every page', () => {
    expect(root()['/Lang']).toBe('u:sv-SE');
    expect(dict(root()['/MarkInfo'])['/Marked']).toBe(true);
    expect(Refs.parse(dict(root()['/StructTreeRoot'])['/K'])).toHaveLength(1);
    const pages = all('/Page');
    expect(pages.length).toBeGreaterThan(1);
    for (const [place, page] of pages.entries())
      expect(page).toMatchObject({ '/StructParents': place, '/Tabs': '/S' });
  });

  it('writes nothing outside of its tags, and no sign that its typeface lacks', () => {
    for (const { '/Contents': at } of all('/Page')) {
      let depth = 0;
      for (const line of bytes(at).toString('latin1').split('\n')) {
        if (/ B[DM]C$/.test(line)) depth += 1;
        if (line === 'EMC') depth -= 1;
        if (!line.endsWith(' TJ')) continue;
        expect(depth, line).toBeGreaterThan(0);
        for (const [, shown = ''] of line.matchAll(/<([\da-f]+)>/g))
          expect(shown.match(/.{4}/g), line).not.toContain('0000');
      }
      expect(depth).toBe(0);
    }
  });

  it('is locked to nobody, and runs and hides nothing', () => {
    expect(file.encrypt.encrypted).toBe(false);
    const found = JSON.stringify(file.qpdf[1]).matchAll(/"(\/\w+)"/g);
    const names = new Set([...found].map(([, name]) => name));
    const refused = '/AA /Encrypt /EmbeddedFiles /JS /JavaScript /Launch /LZWDecode /OpenAction /XFA'.split(
      ' ',
    );
    expect(refused.filter((name) => names.has(name))).toEqual([]);
  });
});
