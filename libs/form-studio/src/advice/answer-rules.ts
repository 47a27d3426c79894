import { asksSomething, isHard, optionsOf, questionTypes, type Question } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';

/** Answers for somebody who does not know, or does not want to say. */
const wayOut =
  /vill inte|vet inte|hoppa över|ingen just nu|inte just nu|kanske|rather not|not sure|don’t know/iu;
/** Answers for somebody whom none of the others fits. */
const other =
  /(?:^|[^\p{L}])(?:annat|annan|annorlunda|annanstans|inget|inga|ingen|ingenting|ingenstans|aldrig|nej|allt|alla|other|else|nothing|none|nobody|no)(?!\p{L})/iu;
/** From so many answers on a list of things looks whole, and never is. */
const LIST = 4;

/** How often, from never to always. The numbers only say which is more. */
const often: readonly (readonly [RegExp, number])[] = [
  [/^aldrig/iu, 0],
  [/^(?:nästan aldrig|sällan)/iu, 1],
  [/^ibland/iu, 2],
  [/^(?:ofta|oftast)/iu, 3],
  [/^(?:alltid|jämt|varje|nästan alltid)/iu, 4],
];

/** Finds answers that are missing, and scales that go the other way than most others. */
export function answerFindings(draft: Draft): Finding[] {
  return [...draft.questions.filter(asksSomething).flatMap(missing), ...turnedScales(draft)];
}

function missing(question: Question): Finding[] {
  const place = { question: question.id, field: 'answers' };
  const options = optionsOf(question);
  const texts = options.map(({ text }) => text.sv);
  const isHardToSay = options.some(({ story }) => isHard(story));
  const hasSkip = options.some(({ type }) => type === 'skip');
  const found: Finding[] = [];
  const isPage = question.type === 'article_text';
  if (!isPage && !hasSkip && !texts.some((text) => wayOut.test(text)))
    found.push({ ...place, rule: 'no-way-out' });
  const { from, several, order } = questionTypes[question.type];
  const isList = from === 'options' && order === 'as-written' && question.type !== 'frequency';
  const choices = options.filter(({ type }) => type === 'text');
  if (isList && (several || isHardToSay) && choices.length >= LIST && !texts.some((text) => other.test(text)))
    found.push({ ...place, rule: 'no-other' });
  return found;
}

/** Finds scales of how often that go the other way than most, or than the first where as many go each way. */
function turnedScales({ questions }: Draft): Finding[] {
  const scales = questions.flatMap((question, index) => {
    const rising = risesIn(question);
    return rising === undefined ? [] : [{ question, number: index + 1, rising }];
  });
  const risingCount = scales.filter(({ rising }) => rising).length;
  const falling = scales.length - risingCount;
  const usual = risingCount === falling ? scales[0]?.rising : risingCount > falling;
  const example = scales.find(({ rising }) => rising === usual);
  return scales
    .filter(({ rising }) => rising !== usual)
    .map(({ question }) => ({
      rule: 'scale-turned',
      question: question.id,
      field: 'answers',
      values: { other: example?.number ?? 1 },
    }));
}

/** Whether a scale of how often begins with the least; undefined if it is no such scale. */
function risesIn(question: Question): boolean | undefined {
  const places = optionsOf(question).flatMap(
    ({ text }) => often.find(([pattern]) => pattern.test(text.sv))?.[1] ?? [],
  );
  if (new Set(places).size < 3) return undefined;
  return places[0]! < places.at(-1)!;
}
