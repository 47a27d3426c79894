import type { WholeLanguage } from '@lykta/domain';

/** A part that a child can choose, with its texts. */
export type PartEntry = {
  readonly id: string;
  /** The button's text in the builder. */
  readonly name: Record<WholeLanguage, string>;
  /** The text in a description; `{colour}` is replaced by the colour's word. Without it the part is omitted. */
  readonly phrase?: Record<WholeLanguage, string>;
};

/** The entry for wearing no part. */
export function nothing(sv: string, en: string, phrase?: Record<WholeLanguage, string>): PartEntry {
  return { id: 'empty', name: { sv, en }, ...(phrase && { phrase }) };
}

/**
 * Numbers a group's parts in the order of their names: `hair-01`, `hair-02` …
 * @param word the group's word in the file names
 * @param rows [Swedish name, English name, Swedish phrase, English phrase]
 */
export function numbered(
  word: string,
  rows: readonly (readonly [sv: string, en: string, phraseSv?: string, phraseEn?: string])[],
): readonly PartEntry[] {
  return rows.map(([sv, en, phraseSv, phraseEn], index) => ({
    id: `${word}-${String(index + 1).padStart(2, '0')}`,
    name: { sv, en },
    ...(phraseSv !== undefined && phraseEn !== undefined && { phrase: { sv: phraseSv, en: phraseEn } }),
  }));
}
