import type { Questionnaire, QuestionnaireItem, QuestionnaireItemEnableWhen } from 'fhir/r4.js';
import { textOf } from './fhir-words.ts';
import { draftOfForeign, type ForeignQuestion, type Imported } from './foreign.ts';
import type { LeftOut } from './left-out.ts';

const YES_OR_NO = [
  { id: 'true', text: { sv: 'Ja', en: 'Yes' } },
  { id: 'false', text: { sv: 'Nej', en: 'No' } },
];

type Conditions = ForeignQuestion['onlyAfter'];
interface Reading {
  readonly questions: ForeignQuestion[];
  readonly leftOut: LeftOut[];
}

/** Reads a questionnaire of somebody else's: its choices, pages of text, and simple conditions. */
export function foreignQuestionnaire({ title, name, _title, item = [] }: Questionnaire): Imported {
  const reading: Reading = { questions: [], leftOut: [] };
  for (const each of item) readItem(each, [], reading);
  const words = textOf(title ?? name, _title);
  const { draft, leftOut } = draftOfForeign(
    { id: name ?? title ?? 'formular', name: words.sv, nameForChild: words },
    reading.questions,
  );
  return { draft, leftOut: [...reading.leftOut, ...leftOut] };
}

/** Reads an item and what it holds; what holds for a group holds for each of its questions. */
function readItem(item: QuestionnaireItem, above: Conditions, { questions, leftOut }: Reading): void {
  const { linkId, type, text, item: inner = [] } = item;
  const place = said(linkId);
  const own = conditionsOf(item, leftOut);
  if (own.length > 0 && above.length > 0) leftOut.push({ place, why: 'condition', named: place });
  const onlyAfter = own.length > 0 ? own : above;
  const question = questionOf(item, onlyAfter);
  if (question) questions.push(question);
  else if (type !== 'group') leftOut.push({ place, why: 'kind', named: said(type) });
  else if (text) leftOut.push({ place, why: 'heading', named: said(text) });
  if (question?.answers.length === 0 && type !== 'display') leftOut.push({ place, why: 'answers' });
  for (const each of inner) readItem(each, onlyAfter, { questions, leftOut });
}

function questionOf(item: QuestionnaireItem, onlyAfter: Conditions): ForeignQuestion | undefined {
  const { linkId, type, text, _text, repeats, answerOption = [] } = item;
  const place = said(linkId);
  const base = { id: place, place, text: textOf(text, _text), onlyAfter };
  if (type === 'display') return { ...base, type: 'article_text', answers: [] };
  if (type === 'boolean') return { ...base, type: 'single', answers: YES_OR_NO };
  if (type !== 'choice') return undefined;
  const answers = answerOption.map(({ valueCoding, valueString, valueInteger }) => {
    const words = valueCoding?.display ?? valueString ?? String(valueInteger ?? valueCoding?.code ?? '');
    return { id: valueCoding?.code ?? words, text: textOf(words, valueCoding?._display) };
  });
  return { ...base, type: repeats ? 'multiple' : 'single', answers };
}

/** The conditions of an item, where one of them is enough; others are named. */
function conditionsOf(
  { linkId, enableWhen = [], enableBehavior }: QuestionnaireItem,
  leftOut: LeftOut[],
): Conditions {
  const isEnough = enableWhen.length <= 1 || enableBehavior === 'any';
  return enableWhen.flatMap((when) => {
    const answer = answerOf(when);
    if (isEnough && when.operator === '=' && answer !== undefined)
      return [{ question: when.question, answer }];
    leftOut.push({ place: said(linkId), why: 'condition', named: `${when.question} ${when.operator}` });
    return [];
  });
}

/** A text of the file; empty if the file has something else in its place. */
const said = (word: unknown): string => (typeof word === 'string' ? word : '');

function answerOf({ answerCoding, answerBoolean, answerString, answerInteger }: QuestionnaireItemEnableWhen) {
  const given = answerCoding?.code ?? answerString ?? answerBoolean ?? answerInteger;
  return given === undefined ? undefined : String(given);
}
