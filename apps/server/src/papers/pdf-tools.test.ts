import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Paper } from '@lykta/answer-sheet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPdf } from './pdf.ts';

/** Programs of others that read a PDF; a bare machine has none of them. */
const isHere = (program: string) => spawnSync(program, ['--version']).error === undefined;

const rows = Array.from({ length: 60 }, (_, place) => ({
  question: `Fråga ${place}: Hur är det att gå till skolan?`,
  answer: `Svar ${place}: Ganska bra, “tycker jag” – åäö ÅÄÖ`,
}));
const paper: Paper = {
  language: 'sv',
  title: 'Svar från barn 62Q-58W',
  facts: [['Enhet', 'Barn och familj Norr']],
  secrecy: 'Kan omfattas av sekretess.',
  sections: [{ title: 'Skolan', facts: [['Version', '3']], rows }],
};

let folder: string;
let file: string;
let pages: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lykta-pdf-'));
  file = join(folder, 'lykta.pdf');
  const made = await renderPdf(paper, { size: 11 });
  pages = made.pages;
  writeFileSync(file, made.file);
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...options: string[]) => execFileSync(program, options, { encoding: 'utf8' });

describe('a PDF, read by programs of others', () => {
  it('is whole for qpdf', ({ skip }) => {
    skip(!isHere('qpdf'), 'skipped, no qpdf');
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    expect(run('qpdf', '--show-npages', file).trim()).toBe(String(pages));
  });

  it('gives pdftotext every question with its answer, in the order in which they are read', ({ skip }) => {
    skip(!isHere('pdftotext'), 'skipped, no pdftotext');
    const text = run('pdftotext', '-enc', 'UTF-8', file, '-');
    const found = [...text.matchAll(/(Fråga|Svar) (\d+):/g)].map(([, what, place]) => `${what} ${place}`);
    expect(found).toEqual(rows.flatMap((_, place) => [`Fråga ${place}`, `Svar ${place}`]));
    expect(text).toContain('“tycker jag” – åäö ÅÄÖ');
    expect(text).toContain(`Sida ${pages} av ${pages}`);
  });
});
