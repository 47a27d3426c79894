import type { CreateDocument, SheetPart, WholeLanguage } from '@lykta/domain';
import { toCsv } from '../../http/csv.ts';
import { problem } from '../../problem.ts';
import { individualTable } from '../../individual/table.ts';
import { toFhir } from './fhir.ts';
import { writePaper, type Heading, type Sending } from '@lykta/answer-sheet';
import { renderPdf } from '../../papers/pdf.ts';
import { plainText } from './plain-text.ts';

/** The sizes of a meeting sheet's text, the largest that fits one page is taken; and of one that two read at a table. */
const SHEET_SIZES = [12, 11, 10, 9];
const LARGE_SIZES = [20, 18, 16, 14];
const DOCUMENT_SIZE = 11;

/** Makes a document of what a child sent. @throws {Problem} 400 `sheet-full` if a meeting sheet needs a second page */
export async function makeDocument(
  kind: CreateDocument['kind'],
  heading: Heading,
  sendings: readonly Sending[],
  language: WholeLanguage,
  parts: readonly SheetPart[] = ['notes'],
): Promise<Buffer | string> {
  switch (kind) {
    case 'document':
      return (
        await renderPdf(writePaper(heading, sendings, kind, language), {
          size: DOCUMENT_SIZE,
        })
      ).file;
    case 'meeting-sheet': {
      const paper = writePaper(heading, sendings, kind, language, parts);
      const hasNotes = parts.includes('notes');
      for (const size of parts.includes('large') ? LARGE_SIZES : SHEET_SIZES) {
        const { file, pages } = await renderPdf(paper, { size, isSheet: true, hasNotes });
        if (pages === 1) return file;
      }
      throw problem('sheet-full');
    }
    case 'text':
      return plainText(writePaper(heading, sendings, kind, language));
    case 'table': {
      const tables = sendings.map(({ answers }) => individualTable(answers, heading.client, language));
      return toCsv(tables.flatMap((table, place) => (place === 0 ? table : table.slice(1))));
    }
    case 'fhir':
      return JSON.stringify(toFhir(heading.client, sendings, language));
    default:
      return kind satisfies never;
  }
}
