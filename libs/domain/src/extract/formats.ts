/** The forms of an extract: a document to read, or data for another system. */
export const extractFormats = ['pdf', 'json'] as const;
export type ExtractFormat = (typeof extractFormats)[number];

/** The media type of each. */
export const extractTypes = {
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<ExtractFormat, string>;
