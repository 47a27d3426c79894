import {
  asksForWords,
  asksSomething,
  languageCodes,
  languages,
  listOf,
  orderedOptions,
  own,
  questionTypes,
  REFERENCE,
  type Form,
  type Language,
  type LocalText,
  type Question,
} from '@lykta/domain';
import { translatedTexts } from '../../advice/written-texts.ts';
import { draftOf } from '../../draft/draft.ts';
import type { LeftOut } from '../left-out.ts';
import { opening } from '../opening.ts';
import type { Sheets } from '../workbook/read-workbook.ts';
import { lostOf } from './lost.ts';

/** A form as the sheets of an XLSForm, and what of it cannot be said there. */
interface WrittenXlsForm {
  readonly sheets: Sheets;
  readonly leftOut: readonly LeftOut[];
}

type Codes = readonly Language[];

/** Swedish, and every other language that the form has words in. */
function languagesOf(form: Form): Codes {
  const texts = translatedTexts(draftOf(form));
  return languageCodes.filter((code) => code === REFERENCE || texts.some(({ text }) => text[code]));
}

const inLanguages = (kind: string, codes: Codes) =>
  codes.map((code) => `${kind}::${languages[code].name} (${code})`);
const wordsOf = (text: LocalText | undefined, codes: Codes) => codes.map((code) => text?.[code] ?? '');

/** Writes the part of a form that an XLSForm can say: texts, help, choices, and when a question is asked. */
export function toXlsForm(form: Form): WrittenXlsForm {
  const { id, name, version, intro } = form.metadata;
  const codes = languagesOf(form);
  const asked = Object.values(form.questions).filter(({ type }) => listOf(type) === null);
  const survey = [
    ['type', 'name', ...inLanguages('label', codes), ...inLanguages('hint', codes), 'relevant'],
    ...(intro ? [['note', 'intro', ...wordsOf(intro.text, codes), ...wordsOf(undefined, codes), '']] : []),
    ...asked.map((question) => rowOf(form, question, codes)),
  ];
  const choices = [
    ['list_name', 'name', ...inLanguages('label', codes)],
    ...asked
      .filter((question) => asksSomething(question) && !asksForWords(question.type))
      .flatMap((question) =>
        // A skip is left out: in an XLSForm a question without an answer is skipped.
        orderedOptions(question).map((option) => [
          nameOf(question.id),
          nameOf(option.id),
          ...wordsOf(option.text, codes),
        ]),
      ),
  ];
  const settings = [
    ['form_title', 'form_id', 'version', 'default_language'],
    [name, id, String(version), `${languages.sv.name} (sv)`],
  ];
  return {
    sheets: new Map([
      ['survey', survey],
      ['choices', choices],
      ['settings', settings],
    ]),
    leftOut: lostOf(form),
  };
}

function rowOf(form: Form, question: Question, codes: Codes): string[] {
  const { id, text, help } = question;
  const relevant = opening(form, question).flatMap(({ question: on, answer }) => {
    const earlier = own(form.questions, on);
    // Questions about persons are left out, so no condition can name them.
    if (!earlier || listOf(earlier.type) !== null) return [];
    const [name, given] = [`\${${nameOf(on)}}`, `'${nameOf(answer)}'`];
    if (asksForWords(earlier.type)) return [`${name} != ''`];
    return [questionTypes[earlier.type].several ? `selected(${name}, ${given})` : `${name} = ${given}`];
  });
  return [
    kindOf(question),
    nameOf(id),
    ...wordsOf(text, codes),
    ...wordsOf(help, codes),
    relevant.join(' or '),
  ];
}

function kindOf(question: Question): string {
  const { id, type } = question;
  if (!asksSomething(question)) return 'note';
  if (asksForWords(type)) return 'text';
  return `${questionTypes[type].several ? 'select_multiple' : 'select_one'} ${nameOf(id)}`;
}

/** A name in an XLSForm begins with a letter or `_`. */
const nameOf = (id: string) => (/^[A-Za-z_]/.test(id) ? id : `_${id}`);
