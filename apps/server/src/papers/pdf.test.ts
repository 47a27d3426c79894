import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { Paper } from '@lykta/answer-sheet';
import { renderPdf } from './pdf.ts';

const row = (place: number) => ({
  question: `Fråga ${place}: Hur är det att gå till skolan på morgonen, när det är mörkt ute?`,
  answer: `Svar ${place}: Ganska bra, “tycker jag” – åäö ÅÄÖ é`,
});
const paperOf = (rows: number): Paper => ({
  language: 'sv',
  title: 'Svar från barn 62Q-58W',
  facts: [
    ['Enhet', 'Barn och familj Norr'],
    ['Barnets kod', '62Q-58W'],
  ],
  secrecy: 'Kan omfattas av sekretess.',
  sections: [
    {
      title: 'Skolan',
      facts: [['Version', '3']],
      rows: Array.from({ length: rows }, (_, place) => row(place)),
    },
  ],
});

async function open(rows: number, hasNotes = false, paper = paperOf(rows)) {
  const { file, pages } = await renderPdf(paper, { size: 11, isSheet: hasNotes, hasNotes });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  expect(pdf.numPages).toBe(pages);
  return { pdf, file, pages };
}
type Opened = Awaited<ReturnType<typeof open>>['pdf'];

async function textOf(pdf: Opened, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

type Page = Awaited<ReturnType<Opened['getPage']>>;
type Tree = Awaited<ReturnType<Page['getStructTree']>>;
const rolesOf = (node: Tree | Tree['children'][number]): string[] =>
  'role' in node ? [node.role, ...node.children.flatMap(rolesOf)] : [];
/** The tags of the first page, for a screen reader. */
const tagsOf = async (pdf: Opened) => rolesOf(await (await pdf.getPage(1)).getStructTree());

describe('a PDF of answers', () => {
  it('is a tagged PDF/A-2a in its language, with a title', async () => {
    const { pdf, file } = await open(3);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: 'Svar från barn 62Q-58W',
      Language: 'sv-SE',
      PDFFormatVersion: '1.7',
    });
    expect(metadata.get('pdfaid:part')).toBe('2');
    expect(metadata.get('pdfaid:conformance')).toBe('A');
    expect(file.includes('/OutputIntents')).toBe(true);
  });

  it('has headings and a list of questions with answers for a screen reader', async () => {
    const { pdf } = await open(3);
    const roles = await tagsOf(pdf);
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'Sect', 'H2', 'L']));
    for (const role of ['LI', 'Lbl', 'LBody']) expect(roles.filter((one) => one === role)).toHaveLength(3);
  });

  it('contains every question and answer, on as many pages as needed, each with its number', async () => {
    const { pdf, pages } = await open(60);
    expect(pages).toBeGreaterThan(2);
    const texts = await Promise.all(Array.from({ length: pages }, (_, page) => textOf(pdf, page + 1)));
    for (const [page, text] of texts.entries()) {
      expect(text).toContain(`Svar från barn 62Q-58W · Sida ${page + 1} av ${pages}`);
      expect(text).toContain('Kan omfattas av sekretess.');
    }
    const whole = texts.join('');
    for (let place = 0; place < 60; place += 1) {
      expect(whole).toContain(`Fråga ${place}:`);
      const page = texts.findIndex((text) => text.includes(`Fråga ${place}:`));
      expect(texts[page], `question ${place} and its answer`).toContain(
        `Svar ${place}: Ganska bra, “tycker jag” – åäö`,
      );
    }
  });

  it('says where a child’s own letters can be read that cannot be printed', async () => {
    const paper = paperOf(1);
    const rows = [{ question: 'Vad vill du säga?', answer: 'Hej 😀 أريد, åäö' }];
    const sections = paper.sections.map((one) => ({ ...one, rows }));
    const { pdf } = await open(1, false, { ...paper, sections });
    const text = await textOf(pdf, 1);
    expect(text).toContain('Hej ? ?, åäö');
    expect(text).toContain('läs dem i Lykta');
  });

  it('has no sign that its typeface lacks in what others wrote either', async () => {
    const paper = paperOf(1);
    const facts: Paper['facts'] = [['Märkning', 'Łódź 🚀']];
    const sections = paper.sections.map((one) => ({
      ...one,
      title: 'Čohkka på skol\u00adgården',
      facts: [],
    }));
    const more = { title: 'Svar 学', facts, sections, persons: ['mamma ❤'], toAsk: ['Var → vem?'] };
    const { pdf } = await open(1, true, { ...paper, ...more });
    const text = await textOf(pdf, 1);
    for (const shown of ['Svar ?', 'Märkning: Łódź ?', 'Čohkka på skolgården', 'mamma ?', 'Var ? vem?'])
      expect(text).toContain(shown);
    expect(text).not.toContain('läs dem i Lykta');
  });

  it('has the child’s wishes in boxes on top, which a screen reader reads as a list', async () => {
    const wishes = ['Det här vill jag prata om', 'Så vill jag ha mötet', 'De här vill jag ha med'].map(
      (question, place) => ({ question, answer: `Önskan ${place}` }),
    );
    const { pdf, pages } = await open(2, true, { ...paperOf(2), wishes });
    expect(pages).toBe(1);
    const text = await textOf(pdf, 1);
    expect(text).toMatch(/Det här vill jag prata om.*Önskan 0.*Önskan 2.*Skolan/s);
    const roles = await tagsOf(pdf);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(2 + wishes.length);
  });

  it('has what the child answered the time before below the answer of a sheet', async () => {
    const paper = paperOf(1);
    const rows = [{ ...row(0), then: '3 oktober: Sådär' }];
    const sections = paper.sections.map((one) => ({ ...one, rows }));
    const { pdf } = await open(1, true, { ...paper, sections, wishesFrom: ['Inför mötet'] });
    expect(await textOf(pdf, 1)).toMatch(/Svar 0: .*3 oktober: Sådär/s);
  });

  it('has the child’s persons, and questions with boxes to tick, of which a screen reader reads the words', async () => {
    const toAsk = ['Vad vill du att vi pratar om först?', 'Vem ska vi prata med, och vem inte?'];
    const { pdf, pages } = await open(2, true, { ...paperOf(2), persons: ['mamma', 'kompis (2)'], toAsk });
    expect(pages).toBe(1);
    const text = await textOf(pdf, 1);
    expect(text).toMatch(/Svar 1.*Barnets personer.*mamma · kompis \(2\).*Att fråga på mötet/s);
    for (const question of toAsk) expect(text).toContain(question);
    const roles = await tagsOf(pdf);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(2 + toAsk.length);
  });

  it('of 200 answers is below 1 MB', async () => {
    const { file } = await renderPdf(paperOf(200), { size: 11 });
    expect(file.length).toBeLessThan(1_000_000);
  });

  it('has lines to write on where there is room, which a screen reader passes over', async () => {
    const { pdf, pages } = await open(3, true);
    expect(pages).toBe(1);
    expect(await textOf(pdf, 1)).toContain('Vad barnet sa');
    const plain = (await open(3)).pdf;
    expect(await textOf(plain, 1)).not.toContain('Vad barnet sa');
    expect(await tagsOf(pdf)).toEqual(await tagsOf(plain));
  });
});
