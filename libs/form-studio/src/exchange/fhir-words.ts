import {
  languageCodes,
  localText,
  own,
  REFERENCE,
  type Form,
  type Language,
  type LocalText,
} from '@lykta/domain';
import type { Coding, Element, Extension } from 'fhir/r4.js';

/** FHIR's own extensions. */
const TRANSLATION = 'http://hl7.org/fhir/StructureDefinition/translation';
export const ORDINAL = 'http://hl7.org/fhir/StructureDefinition/ordinalValue';

/** What FHIR has no element for, as JSON: of the form, of a question, and of an answer. */
export const OF_FORM = 'urn:lykta:form';
export const OF_QUESTION = 'urn:lykta:question';
export const OF_ANSWER = 'urn:lykta:answer';

/** The address by which a questionnaire is named, without its version. */
export const urlOf = (form: Form) => `urn:lykta:form:${form.metadata.id}`;

/** An answer to a question as a code of its form, with its words. */
export function codingOf(
  form: Form,
  question: string,
  answer: string,
  language: Language = REFERENCE,
): Coding {
  const option = own(own(form.questions, question)?.answers, answer);
  return {
    system: `${urlOf(form)}:${question}`,
    version: String(form.metadata.version),
    code: answer,
    ...(option && { display: localText(option.text, language) }),
  };
}

/** Returns the translations of a text, to stand beside the Swedish words. */
export function translationsOf(text: LocalText): Element | undefined {
  const extension = languageCodes.flatMap((code): Extension[] => {
    const words = text[code];
    if (code === REFERENCE || words === undefined) return [];
    return [
      {
        url: TRANSLATION,
        extension: [
          { url: 'lang', valueCode: code },
          { url: 'content', valueString: words },
        ],
      },
    ];
  });
  return extension.length > 0 ? { extension } : undefined;
}

/** Reads a text and its translations; languages that the product does not have are left out. */
export function textOf(words: string | undefined, beside: Element | undefined): LocalText {
  const translated = (beside?.extension ?? [])
    .filter(({ url }) => url === TRANSLATION)
    .map(({ extension = [] }) => ({
      code: extension.find(({ url }) => url === 'lang')?.valueCode,
      words: extension.find(({ url }) => url === 'content')?.valueString,
    }));
  const others = languageCodes.flatMap((code) => {
    const found = translated.find((each) => each.code === code)?.words;
    return code === REFERENCE || found === undefined ? [] : [[code, found] as const];
  });
  return { [REFERENCE]: words ?? '', ...Object.fromEntries(others) };
}

/** Packs what FHIR has no element for. */
export function packed(url: string, rest: object): Extension {
  return { url, valueString: JSON.stringify(rest) };
}

/** Reads it again; undefined where there is none, or where it is no object. */
export function unpacked(url: string, extension: readonly Extension[] | undefined): object | undefined {
  const text = extension?.find((each) => each.url === url)?.valueString;
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
