import { describe, expect, it } from 'vitest';
import { readDefaultForms } from './default-forms.ts';

/** Pronouns that refer back to something said before, which a reader of a single line does not know. */
const POINTERS = /(?<!\p{L})(då|det|den|dem|där|dit|detta|denna|dessa)(?!\p{L})/giu;

/** Cases where such a word has its noun in the same line, or refers to nothing. */
const NOT_POINTING: readonly RegExp[] = [
  // "Ha det", "ta det lugnt", "för det mesta": fixed expressions.
  /(ha|har|haft) (du |ni |jag |vi )?det(?!\p{L})/giu,
  /ta det lugnt|för det mesta|så fort det går/giu,
  // A formal subject or object: the following words carry the meaning.
  /(är|blir|blev|finns|känns|går|spelar|var) det(?!\p{L})/giu,
  /(?<!\p{L})det (är|finns|finnas|känns|går|blir|blev|har|spelar|kostar|skulle|gör|bästa)(?!\p{L})/giu,
  /gör det svår(t|are)/giu,
  // The following words say which, or where.
  /(det|den|de|dem) (som|jag|du)(?!\p{L})/giu,
  /(där|dit) (jag|du|vi|någon|det)(?!\p{L})/giu,
  /(den|det|de) (här |där )?(vuxna|hjälp|hemmet|andra)(?!\p{L})/giu,
  // The noun comes before: "Skolan är bra som den är", "får du hjälp när du ber om det".
  /som den är|hjälp när (du|jag) ber om det/giu,
];

/** Lines where such a word is allowed nevertheless, with the reason: form/question or form/question/answer. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'base/move': 'its noun follows: året',
  'base/move/yes': 'its noun follows: året',
  'base/move/no': 'its noun follows: året',
};

const pointersIn = (line: string) =>
  NOT_POINTING.reduce((rest, pattern) => rest.replace(pattern, ' '), line).match(POINTERS) ?? [];

const lines = readDefaultForms().flatMap(({ metadata, questions }) =>
  Object.values(questions)
    .filter(({ type }) => type !== 'article_text')
    .flatMap(({ id, text, answers }) => [
      { at: `${metadata.id}/${id}`, line: text.sv },
      ...Object.entries(answers).flatMap(([answer, { sentence }]) =>
        sentence ? [{ at: `${metadata.id}/${id}/${answer}`, line: sentence.sv }] : [],
      ),
    ]),
);
const pointing = lines.filter(({ line }) => pointersIn(line).length > 0);

describe('a question, and a sentence of the story, is read alone', () => {
  it('says what it speaks of: no då, det, där without its noun', () => {
    expect(pointing.filter(({ at }) => !EXCEPTIONS[at])).toEqual([]);
  });

  it('has no exception that is not needed', () => {
    const needed = new Set(pointing.map(({ at }) => at));
    expect(Object.keys(EXCEPTIONS).filter((at) => !needed.has(at))).toEqual([]);
  });

  it.each(['Vad händer då?', 'Hur trivs du där?', 'Vill du ha hjälp med det?', 'Vad är det bästa där?'])(
    'sees that "%s" does not stand alone',
    (line) => {
      expect(pointersIn(line)).not.toEqual([]);
    },
  );

  it.each(['Hur är det att vara hemma?', 'Hur har du det just nu?', 'Där jag trivs bäst är det lugnt.'])(
    'lets "%s" be',
    (line) => {
      expect(pointersIn(line)).toEqual([]);
    },
  );
});
