import { asksSomething, type Question } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';

const word = (words: string) => `(?:^|[^\\p{L}])(?:${words})(?!\\p{L})`;

/** Openings and ends that expect an answer. */
const leads = new RegExp(
  [
    '^(?:visst|nog är|det är väl|är det inte|känns det inte|tycker du inte|håller du inte med|vill du inte|brukar du inte)',
    `${word('väl')}[^.?!]*\\?`,
    '(?:eller hur|inte sant)\\s*\\?',
  ]
    .map((part) => `(${part})`)
    .join('|'),
  'iu',
);

/** Two question words, or two clauses with a verb each, joined in one question. */
const asksTwice = new RegExp(
  `${word('och|eller|samt')} (?:(?:vad|vem|vilka|vilken|vilket|hur|när|var|varför|om)(?!\\p{L})|(?:är|har|vill|kan|får|känner|tycker|brukar) du)`,
  'iu',
);

/** Words that point back, at the end of a question: "Vad händer då?", "Vet någon om det?". */
const pointsBack = new RegExp(`${word('det|då|där|dit|dem|den')}(?=[?!.\\s]*$)|${word('är det så')}`, 'iu');

/** Finds questions that are asked in a way that is hard to answer. Read in Swedish, by simple rules. */
export function questionFindings({ questions }: Draft): Finding[] {
  return questions.filter(asksSomething).flatMap(inQuestion);
}

function inQuestion({ id: question, text, header, ref, image }: Question): Finding[] {
  const { sv } = text;
  const place = { question, field: 'text' };
  const found: Finding[] = [];
  if ((sv.match(/\?/g) ?? []).length > 1 || asksTwice.test(sv))
    found.push({ ...place, rule: 'two-questions' });
  const leading = leads.exec(sv);
  if (leading) found.push({ ...place, rule: 'leading', values: { words: leading[0] } });
  const back = pointsBack.exec(sv.trim());
  // A sentence, heading, picture or list of people before the question is something to point back to.
  const isFirst = !/[.!?:]\s/.test(sv.trim()) && !header && !ref && !image;
  if (back && isFirst && !isImpersonal(sv))
    found.push({ ...place, rule: 'refers-to-nothing', values: { word: back[0].split(' ').at(-1)! } });
  return found;
}

/** "Hur är det?" and "Hur har du det?" refer to nothing, and everybody understands them. */
const isImpersonal = (text: string) =>
  /^(?:hur (?:är|har (?:du|ni)|känns|går) det)[^\p{L}]*$/iu.test(text.trim());
