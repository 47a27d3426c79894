/**
 * The ways in which answers leave Lykta for the record (spec/case-work.md, Out of here): a document of all answers, a
 * sheet of one page with chosen answers, text to paste, a table, or a file for another system.
 */
export const documentKinds = ['document', 'meeting-sheet', 'text', 'table', 'fhir'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * What a meeting sheet can have besides answers: the child's persons, proposed questions, and lines to write on.
 * `large`: letters that two read at a table; such a sheet has no label.
 */
export const sheetParts = ['persons', 'ask', 'notes', 'large'] as const;
export type SheetPart = (typeof sheetParts)[number];

/** The media type of each kind of document. */
export const documentTypes = {
  document: 'application/pdf',
  'meeting-sheet': 'application/pdf',
  text: 'text/plain; charset=utf-8',
  table: 'text/csv; charset=utf-8',
  fhir: 'application/fhir+json; charset=utf-8',
} as const satisfies Record<DocumentKind, string>;

/** The media type of a whole invitation: one FHIR resource a line. */
export const INVITATION_FILE_TYPE = 'application/fhir+ndjson; charset=utf-8';
