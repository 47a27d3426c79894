/** The kinds of help, in the order of the page (docs/product.md §2, /support/{link}). */
export const helpLinks = [
  'bad',
  'violence',
  'health',
  'gender',
  'girl',
  'boy',
  'bullied',
  'criminal',
  'addiction',
  'language',
] as const;

/** The categories of general information. */
export const informationLinks = ['rights', 'illness'] as const;

export const supportLinks = [...helpLinks, ...informationLinks] as const;
export type SupportLink = (typeof supportLinks)[number];

/** Returns the link named in a path such as /support/bad; undefined for any other word. */
export function supportLinkFromParam(param: string): SupportLink | undefined {
  return supportLinks.find((link) => link === param);
}
