import type { PaperRow } from '@lykta/answer-sheet';
import { GUTTER, MARGIN } from './pdf-rows.ts';

type Pdf = PDFKit.PDFDocument;
type Structure = ReturnType<Pdf['struct']>;

const PADDING = 8;
const CORNER = 8;
/** Quiet grounds, so that the boxes are told apart; black on each of them can be read. */
const TINTS = ['#EFE9F8', '#DCEFEC', '#DBEFD2', '#FFE4CC'];

/** How many boxes stand beside each other: four make two rows. */
const columnsFor = (count: number) => (count === 4 ? 2 : count);

/** What the child wants of the meeting, in boxes beside each other; for a screen reader they are a list. */
export function writeWishes(pdf: Pdf, list: Structure, wishes: readonly PaperRow[], size: number): void {
  const columns = columnsFor(wishes.length);
  const width = (pdf.page.width - 2 * MARGIN - GUTTER * (columns - 1)) / columns;
  const words = { width: width - 2 * PADDING };
  const heightOf = (font: string, text: string) => pdf.font(font).fontSize(size).heightOfString(text, words);
  const boxes = wishes.map(({ question, answer, remark }, place) => ({
    title: question,
    said: remark === undefined ? answer : `${answer} (${remark})`,
    tint: TINTS[place] ?? '#FFFFFF',
    left: MARGIN + (place % columns) * (width + GUTTER),
    row: Math.floor(place / columns),
  }));
  pdf.moveDown(0.8);
  for (const beside of Map.groupBy(boxes, ({ row }) => row).values()) {
    const top = pdf.y;
    const titles = Math.max(...beside.map(({ title }) => heightOf('body', title)));
    const height = titles + Math.max(...beside.map(({ said }) => heightOf('bold', said))) + 2 * PADDING;
    for (const { title, said, tint, left } of beside) {
      pdf.markContent('Artifact', { type: 'Layout' });
      pdf.roundedRect(left, top, width, height, CORNER).fill(tint);
      pdf.fillColor('black').endMarkedContent();
      const x = left + PADDING;
      const write = (font: string, text: string, y: number) => () =>
        void pdf.font(font).fontSize(size).text(text, x, y, words);
      list.add(
        pdf.struct('LI', {}, [
          pdf.struct('Lbl', {}, write('body', title, top + PADDING)),
          pdf.struct('LBody', {}, write('bold', said, top + PADDING + titles)),
        ]),
      );
    }
    pdf.x = MARGIN;
    pdf.y = top + height + GUTTER / 2;
  }
}
