import { documentTexts, type Paper, type PaperRow } from '@lykta/answer-sheet';

type Pdf = PDFKit.PDFDocument;
type Structure = ReturnType<Pdf['struct']>;

export const MARGIN = 56;
/** Between two columns. */
export const GUTTER = 18;

/** One question with its answer; both stand on the same page. */
export function row(pdf: Pdf, { question, answer, remark }: PaperRow, size: number): Structure {
  const said = remark === undefined ? answer : `${answer} (${remark})`;
  pdf.moveDown(0.5);
  const height = [question, said].reduce((sum, text) => sum + pdf.fontSize(size).heightOfString(text), 0);
  keepTogether(pdf, height);
  return pdf.struct('LI', {}, [
    pdf.struct('Lbl', {}, () => pdf.font('body').fontSize(size).text(question)),
    pdf.struct('LBody', {}, () => pdf.font('bold').fontSize(size).text(said)),
  ]);
}

/** One question with its answer beside it, as on a sheet that is read at a table. */
export function besideRow(pdf: Pdf, { question, answer, remark, then }: PaperRow, size: number): Structure {
  const said = remark === undefined ? answer : `${answer} (${remark})`;
  const whole = pdf.page.width - 2 * MARGIN;
  const half = (whole - GUTTER) / 2;
  pdf.font('bold').fontSize(size);
  const heightOf = (text: string) => pdf.heightOfString(text, { width: half });
  const height = Math.max(heightOf(question), heightOf(said) + (then === undefined ? 0 : heightOf(then)));
  keepTogether(pdf, height + size);
  const top = pdf.y + size * 0.4;
  return pdf.struct('LI', {}, [
    pdf.struct('Lbl', {}, () => pdf.font('body').fontSize(size).text(question, MARGIN, top, { width: half })),
    pdf.struct('LBody', {}, () => {
      pdf
        .font('bold')
        .fontSize(size)
        .text(said, MARGIN + half + GUTTER, top, { width: half });
      if (then !== undefined) pdf.font('body').text(then, { width: half });
      pdf.x = MARGIN;
      pdf.y = top + height + size * 0.4;
    }),
  ]);
}

/** Begins a new page if less than this height is left on the page. */
export function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
}

/** Lines to write on below the answers, in two columns down to the foot; a screen reader passes them over. */
export function writeNotes(pdf: Pdf, language: Paper['language'], size: number): void {
  const gap = 26;
  const top = pdf.y + gap;
  if (top + 3 * gap > pdf.page.maxY()) return;
  const { said, doing } = documentTexts[language];
  const width = (pdf.page.width - 2 * MARGIN - GUTTER) / 2;
  pdf.markContent('Artifact', { type: 'Layout' });
  for (const [column, heading] of [said, doing].entries()) {
    const left = MARGIN + column * (width + GUTTER);
    pdf.font('bold').fontSize(size).text(heading, left, top, { width, lineBreak: false });
    for (let y = top + 2 * gap; y < pdf.page.maxY(); y += gap) {
      pdf
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .stroke('#999999');
    }
  }
  pdf.endMarkedContent();
}
