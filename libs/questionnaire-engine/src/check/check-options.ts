import type { QuestionType } from '@lykta/domain';
import { named, quote, type FormView, type OptionView, type QuestionView } from './form-view.ts';
import type { FormProblem } from './problem.ts';

type Count = (...types: string[]) => number;
interface Shape {
  /** What such a question needs, in words. */
  readonly needs: string;
  readonly allowed: readonly string[];
  readonly fits: (count: Count, options: OptionView[]) => boolean;
}

const words = some('text');
const rate: Shape = {
  needs: 'five text options of different weights',
  allowed: ['text', 'skip'],
  fits: (count, options) => count('text') === 5 && weightsOf(options).size === 5,
};
const persons = oneList('persons', 'nobody');
const homes = oneList('accommodations', 'nowhere');

/** Options of one type. */
function some(type: string): Shape {
  return { needs: `at least one ${type} option`, allowed: [type, 'skip'], fits: (count) => count(type) >= 1 };
}

/** One option that takes what the child chooses, and one for none of them. */
function oneList(type: string, none: string): Shape {
  return {
    needs: `one ${type} option, and one none or text option for "${none}"`,
    allowed: [type, 'none', 'text', 'skip'],
    fits: (count) => count(type) === 1 && count('none', 'text') === 1,
  };
}

const shapes = new Map<unknown, Shape>(
  Object.entries({
    single: words,
    multiple: words,
    frequency: words,
    article_text: words,
    rate,
    persons,
    single_person: persons,
    multiple_person: persons,
    accommodations: homes,
    single_accommodation: homes,
    own_words: some('words'),
  } satisfies Record<QuestionType, Shape>),
);

/** Each question has the options that its type needs, and those of one group lead the same way. */
export function checkOptions({ questions }: FormView): FormProblem[] {
  return [...questions.values()].flatMap((question) =>
    question.options.size === 0
      ? [
          {
            code: 'no-options',
            question: question.key,
            message: `Question "${question.key}" has no options.`,
          } as const,
        ]
      : [...checkShape(question), ...checkGroups(question)],
  );
}

function checkShape({ key, type, options }: QuestionView): FormProblem[] {
  const given = [...options.values()];
  const count: Count = (...types) => given.filter((option) => types.includes(option.type as string)).length;
  const shape = shapes.get(type);
  if (shape && count(...shape.allowed) === given.length && count('skip') <= 1 && shape.fits(count, given))
    return [];

  const has = [...options].map(([id, option]) => `"${id}" (type: ${quote(option.type)})`).join(', ');
  const message = shape
    ? `A ${quote(type)} question needs ${shape.needs}, at most one skip and no other; question "${key}" has ${has}.`
    : `Question "${key}" has an unknown type: ${quote(type)}.`;
  return [{ code: 'options-do-not-fit', question: key, named: named(type), message }];
}

function weightsOf(options: OptionView[]): Set<unknown> {
  const weights = options.filter(({ type }) => type === 'text').map(({ weight }) => weight);
  return new Set(weights.filter((weight) => typeof weight === 'number'));
}

/** Options of one group can be chosen together, and then only one way can be taken. */
function checkGroups({ key, options }: QuestionView): FormProblem[] {
  const ways = new Map<unknown, Set<unknown>>();
  for (const { group, next } of options.values()) {
    if (group != null) ways.set(group, (ways.get(group) ?? new Set()).add(next));
  }
  return [...ways]
    .filter(([, nexts]) => nexts.size > 1)
    .map(([group]) => {
      const message = `Group ${quote(group)} of question "${key}" leads to different questions.`;
      return { code: 'group-splits', question: key, named: named(group), message };
    });
}
