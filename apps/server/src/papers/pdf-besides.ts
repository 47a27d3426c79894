import { documentTexts, type Paper } from '@lykta/answer-sheet';
import { keepTogether, MARGIN } from './pdf-rows.ts';

type Pdf = PDFKit.PDFDocument;
type Structure = ReturnType<Pdf['struct']>;

/** What a meeting sheet has besides answers: the child's persons, and questions with a box to tick. */
export function writeBesides(pdf: Pdf, root: Structure, paper: Paper, size: number): void {
  const { language, persons = [], toAsk = [] } = paper;
  const texts = documentTexts[language];
  if (persons.length > 0) {
    const part = begin(pdf, root, texts.persons, size);
    part.add(pdf.struct('P', {}, () => void pdf.font('bold').fontSize(size).text(persons.join(' · '))));
    part.end();
  }
  if (toAsk.length > 0) {
    const part = begin(pdf, root, texts.ask, size);
    const list = pdf.struct('L');
    part.add(list);
    for (const question of toAsk) writeBox(pdf, list, question, size);
    list.end();
    part.end();
  }
}

function begin(pdf: Pdf, root: Structure, heading: string, size: number): Structure {
  const part = pdf.struct('Sect');
  root.add(part);
  pdf.moveDown(0.8);
  keepTogether(pdf, size * 3);
  const write = () =>
    void pdf
      .font('bold')
      .fontSize(size * 1.15)
      .text(heading);
  part.add(pdf.struct('H2', {}, write));
  return part;
}

/** A question after an empty box, which a screen reader passes over. */
function writeBox(pdf: Pdf, list: Structure, question: string, size: number): void {
  const side = size * 0.8;
  const left = MARGIN + side * 1.7;
  const width = pdf.page.width - MARGIN - left;
  const height = pdf.font('body').fontSize(size).heightOfString(question, { width });
  keepTogether(pdf, height + size);
  const top = pdf.y + size * 0.3;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.roundedRect(MARGIN, top, side, side, 2).lineWidth(0.8).stroke('#444444');
  pdf.endMarkedContent();
  const write = () => void pdf.font('body').fontSize(size).text(question, left, top, { width });
  list.add(pdf.struct('LI', {}, [pdf.struct('LBody', {}, write)]));
  pdf.x = MARGIN;
  pdf.y = top + height;
}
