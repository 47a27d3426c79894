import { asksSomething, isHard, localText, optionsOf, type Option, type Question } from '@lykta/domain';
import { tellsOfDanger } from '@lykta/domain/danger';
import type { Draft } from '../draft/draft.ts';
import type { Finding } from './finding.ts';
import { once } from './once.ts';

/** From so many questions on a form has room for something hard. */
const SEVERAL = 3;
/** What takes the danger out of a word: somebody is not afraid, or nobody hits. */
const denied =
  /(?:^|[^\p{L}])(?:inte|aldrig|ingen)(?: längre| alls)? (?:livrädd|rädd|slår|slog|slagen|hotar|våld)/giu;
/** What an author writes of hard things, beside the words in which a child tells of danger. */
const hard = /(?:^|[^\p{L}])(?:elaka? mot|mobba|utanför|osäker|otrygg)/iu;

/**
 * Finds hard answers without a mark. The list of children, the thanks after sending and the help beside them know what
 * is hard by the mark alone, and the child is told that its unit sees hard things first.
 */
export function markFindings({ questions }: Draft): Finding[] {
  const asking = questions.filter(asksSomething);
  return [
    ...(hasRoom(asking) && !asking.some(tellsHard) ? [nothingMarked] : []),
    ...asking.flatMap(unmarked),
  ];
}

const nothingMarked: Finding = { rule: 'nothing-marked', question: null, field: 'name' };

const hasRoom = (asking: readonly Question[]) =>
  asking.filter((question) => optionsOf(question).some(isChoice)).length >= SEVERAL;

/** The lowest faces count as worries without a mark. */
const tellsHard = (question: Question) =>
  question.type === 'rate' || optionsOf(question).some(({ story }) => isHard(story));

/** Once for each question: looking for words of danger is slow, and a letter changes one question. */
const unmarked = once((question: Question): readonly Finding[] =>
  optionsOf(question)
    .filter((option) => isChoice(option) && option.story === undefined && soundsHard(option))
    .map(({ id, text }) => ({
      rule: 'dark-unmarked',
      question: question.id,
      answer: id,
      field: 'story',
      values: { answer: localText(text, 'sv') },
    })),
);

const isChoice = ({ type }: Option) => type === 'text';

const soundsHard = ({ text }: Option) => {
  const said = localText(text, 'sv').replace(denied, ' ');
  return hard.test(said) || tellsOfDanger(said);
};
