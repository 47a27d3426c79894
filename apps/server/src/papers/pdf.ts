import { localeOf } from '@lykta/domain';
import { inKnownLetters } from './known-letters.ts';
import { writeBesides } from './pdf-besides.ts';
import { besideRow, keepTogether, MARGIN, row, writeNotes } from './pdf-rows.ts';
import { writeWishes } from './pdf-wishes.ts';
import { printable, typeface } from './typeface.ts';
import { documentTexts, filled, type Fact, type Paper } from '@lykta/answer-sheet';

type Pdf = PDFKit.PDFDocument;
type Structure = ReturnType<Pdf['struct']>;

const FOOT = 36;

/** How a document is laid out. */
export interface PdfLook {
  /** The size of the answers, in points; headings are larger. */
  size: number;
  /** Whether it is read at a table: there the answer stands beside its question. */
  isSheet?: boolean;
  /** Whether the rest of the last page has lines to write on. */
  hasNotes?: boolean;
}

/** Returns how a PDF's language is named: the archive wants a language and a country. */
const pdfLanguage = ({ language }: Paper) => localeOf(language);

/**
 * Lays a document out as a tagged PDF/A-2a: a screen reader finds headings, lists and the page's order in it, and an
 * archive can keep it (spec/case-work.md, Out of here).
 * @returns the file, and its number of pages
 */
export async function renderPdf(given: Paper, look: PdfLook): Promise<{ file: Buffer; pages: number }> {
  const paper = inKnownLetters(given, await printable());
  // Loaded at the first use: a server that makes no document needs neither the program nor the fonts in memory.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf: Pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: pdfLanguage(paper),
    displayTitle: true,
    bufferPages: true,
    font: typeface.body,
    info: { Title: paper.title, Creator: 'Lykta', Producer: 'Lykta' },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((settle) => pdf.on('end', settle));
  pdf.registerFont('body', typeface.body).registerFont('bold', typeface.bold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  writeContent(pdf, root, paper, look);
  root.end();
  if (look.hasNotes) writeNotes(pdf, paper.language, look.size);
  const pages = pdf.bufferedPageRange().count;
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(page);
    writeFoot(pdf, paper, { page: String(page + 1), pages: String(pages) });
  }
  pdf.end();
  await ended;
  return { file: Buffer.concat(chunks), pages };
}

const line = ([label, value]: Fact) => `${label}: ${value}`;

function writeContent(pdf: Pdf, root: Structure, paper: Paper, { size, isSheet = false }: PdfLook) {
  const { title, facts, secrecy, wishes = [], wishesFrom = [], sections } = paper;
  const writeRow = isSheet ? besideRow : row;
  const paragraph = (text: string) =>
    pdf.struct('P', {}, () => void pdf.font('body').fontSize(size).text(text));
  root.add(
    pdf.struct('H1', {}, () =>
      pdf
        .font('bold')
        .fontSize(size * 1.7)
        .text(title),
    ),
  );
  pdf.moveDown(0.3);
  for (const fact of facts) root.add(paragraph(line(fact)));
  root.add(paragraph(secrecy));
  if (wishes.length > 0) {
    const list = pdf.struct('L');
    root.add(list);
    writeWishes(pdf, list, wishes, size);
    list.end();
    for (const from of wishesFrom) root.add(paragraph(from));
  }
  for (const section of sections) {
    const element = pdf.struct('Sect');
    root.add(element);
    pdf.moveDown(1);
    keepTogether(pdf, size * 6);
    element.add(
      pdf.struct('H2', {}, () =>
        pdf
          .font('bold')
          .fontSize(size * 1.3)
          .text(section.title),
      ),
    );
    if (section.facts.length > 0) element.add(paragraph(section.facts.map(line).join(' · ')));
    if (section.rows.length > 0) {
      const list = pdf.struct('L');
      element.add(list);
      for (const one of section.rows) list.add(writeRow(pdf, one, size));
      list.end();
    }
    element.end();
  }
  writeBesides(pdf, root, paper, size);
}

/** The foot of a page: whose answers, secrecy, and which page of how many. */
function writeFoot(pdf: Pdf, { language, title, secrecy }: Paper, of: Record<'page' | 'pages', string>) {
  const { bottom } = pdf.page.margins;
  // The foot stands in the margin, where text would begin a new page.
  pdf.page.margins.bottom = 0;
  pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
  const y = pdf.page.height - MARGIN - FOOT / 2;
  const width = pdf.page.width - 2 * MARGIN;
  pdf.font('body').fontSize(8).fillColor('#444444');
  pdf.text(`${title} · ${filled(documentTexts[language].page, of)}`, MARGIN, y, { width, lineBreak: false });
  pdf.text(secrecy, MARGIN, y + 12, { width, lineBreak: false });
  pdf.fillColor('black').endMarkedContent();
  pdf.page.margins.bottom = bottom;
}
