/** The maximum length of a label. */
export const LABEL_MAX = 40;

/** Why a label is refused: it contains something that tells the child's identity to whoever reads it. */
export type LabelFault = 'label-personal-number' | 'label-phone' | 'label-email';

/**
 * A personal number with 10 or 12 digits, also with a day plus 60 (coordination number). The check digit does not
 * count, because a mistyped number points to a child too.
 */
const PERSONAL_NUMBER =
  /(?:^|\D)(?:\d\d)?\d\d([ .-]?)(?:0[1-9]|1[0-2])\1(?:[06][1-9]|[1278]\d|[39][01]) ?[-+]? ?\d{4}(?!\d)/;
/**
 * A Swedish number from 0 with 8 to 10 digits, or an international one. After a digit with a slash or hyphen it is part
 * of a case number.
 */
const PHONE =
  /(?:^|[^\d/-]|(?:^|\D)-)(?:0[1-9](?:[ ().-]*\d){6,8}|(?:\+|00)[ (]*[1-9](?:[ ().-]*\d){6,13})(?!\d)/;
const EMAIL = /[^\s@]@[^\s@]/;

/** Full-width digits become ordinary ones, every hyphen the same, every space a single one. */
const plain = (label: string) =>
  label
    .normalize('NFKC')
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/\s+/g, ' ');

/** Returns why a label is refused; undefined for a good one. */
export function labelFault(label: string): LabelFault | undefined {
  const text = plain(label);
  if (EMAIL.test(text)) return 'label-email';
  if (PERSONAL_NUMBER.test(text)) return 'label-personal-number';
  return PHONE.test(text) ? 'label-phone' : undefined;
}

/** A text as it is compared in a search: only letters and digits, in upper case. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
