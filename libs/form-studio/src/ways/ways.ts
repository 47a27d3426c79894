import {
  asksSomething,
  isHard,
  optionsOf,
  own,
  questionTypes,
  type Form,
  type Question,
} from '@lykta/domain';
import { checkForm, type FormProblemCode } from '@lykta/questionnaire-engine';
import { outline, type WayOn } from '@lykta/questionnaire-engine/outline';
import { readability } from '@lykta/questionnaire-engine/readability';
import { once } from '../advice/once.ts';
import { writtenForm, type Draft } from '../draft/draft.ts';

/** One way through a form: its questions, and how many minutes a child needs. */
export interface WayThrough {
  readonly questions: readonly string[];
  readonly minutes: number;
}

/** A question of the graph, the earlier ones first. */
export interface WayStep {
  readonly question: string;
  /** Its place in the author's list, from 1. */
  readonly number: number;
  /** Whether it is asked only after certain answers. */
  readonly conditional: boolean;
  readonly ways: readonly WayOn[];
}

/** The ways through a draft, to be drawn or read as a list. */
export interface Ways {
  readonly shortest: WayThrough;
  readonly longest: WayThrough;
  readonly steps: readonly WayStep[];
  readonly unreachable: readonly string[];
  /** Hard answers after which the form ends. */
  readonly darkEnds: readonly { readonly question: string; readonly answer: string }[];
}

/** Faults with which the ways cannot be counted. */
const blocking: ReadonlySet<FormProblemCode> = new Set([
  'first-question-missing',
  'first-question-unknown',
  'next-unknown',
  'else-unknown',
  'cycle',
]);

/** Returns the ways through a draft; undefined while it leads in a circle or to nothing. */
export const waysThrough = once((draft: Draft): Ways | undefined => {
  const form = writtenForm(draft);
  if (checkForm(form).some(({ code }) => blocking.has(code))) return undefined;
  const { shortest, longest, questions, unreachable } = outline(form);
  const numbers = new Map(draft.questions.map(({ id }, index) => [id, index + 1]));
  return {
    shortest: { questions: shortest, minutes: minutesOf(form, shortest) },
    longest: { questions: longest, minutes: minutesOf(form, longest) },
    steps: questions.map(({ id, conditional, ways }) => ({
      question: id,
      number: numbers.get(id) ?? 0,
      conditional,
      ways,
    })),
    unreachable,
    darkEnds: draft.questions.filter(asksSomething).flatMap((question) =>
      optionsOf(question)
        .filter(({ story, next }) => isHard(story) && next == null)
        .map(({ id }) => ({ question: question.id, answer: id })),
    ),
  };
});

/** Words that a child who reads slowly reads in a minute. */
const WORDS_A_MINUTE = 90;
/** Seconds to think and press. */
const SECONDS_TO_ANSWER = 4;
/** Each further choice takes some more. */
const SECONDS_FOR_SEVERAL = 4;

function minutesOf({ questions }: Form, ids: readonly string[]): number {
  const seconds = ids.reduce((sum, id) => {
    const question = own(questions, id);
    return question ? sum + secondsFor(question) : sum;
  }, 0);
  return Math.max(1, Math.round(seconds / 60));
}

const secondsFor = once((question: Question): number => {
  const texts = [question.header, question.text, ...Object.values(question.answers).map(({ text }) => text)];
  const { words } = readability(...texts.flatMap((text) => text?.sv ?? []));
  const several = questionTypes[question.type].several ? SECONDS_FOR_SEVERAL : 0;
  return (words * 60) / WORDS_A_MINUTE + SECONDS_TO_ANSWER + several;
});
