import {
  DRAFT_ANSWERS_MAX,
  DRAFT_QUESTIONS_MAX,
  type AnswerOption,
  type LocalText,
  type Question,
} from '@lykta/domain';
import { emptyDraft, type Draft } from '../draft/draft.ts';
import { newId } from '../edit/new-id.ts';
import type { LeftOut } from './left-out.ts';

/** A form read from another format, and what of it did not fit. */
export interface Imported {
  readonly draft: Draft;
  readonly leftOut: readonly LeftOut[];
}

/** A question as most formats have it: asked in the order of the file, and left out unless a condition is met. */
export interface ForeignQuestion {
  /** Its id in the file. */
  readonly id: string;
  readonly place: string;
  readonly type: 'single' | 'multiple' | 'article_text';
  readonly text: LocalText;
  readonly help?: LocalText | undefined;
  readonly answers: readonly { readonly id: string; readonly text: LocalText }[];
  /** Asked if one of these was answered; empty = always. */
  readonly onlyAfter: readonly { readonly question: string; readonly answer: string }[];
}

const READ_ON: ForeignQuestion['answers'][number] = { id: 'vidare', text: { sv: 'Vidare', en: 'Continue' } };

interface Title {
  readonly id: string;
  readonly name: string;
  readonly nameForChild: LocalText;
}

/** A question that was made, and the new ids of its answers by those of the file. */
interface Made {
  readonly id: string;
  readonly answers: ReadonlyMap<string, string>;
}

/** Makes a draft of questions that are asked one after the other. What is beyond the size of a draft is named. */
export function draftOfForeign(title: Title, all: readonly ForeignQuestion[]): Imported {
  const leftOut = beyond(all);
  const fresh = freshIds();
  const questions = all
    .slice(0, DRAFT_QUESTIONS_MAX)
    .map((question) => ({ ...question, newId: fresh(question.id) }));
  const earlier = new Map<string, Made>();
  const made = questions.map((question, index): Question => {
    const next = questions[index + 1]?.newId;
    const conditions = question.onlyAfter.flatMap(({ question: on, answer }) => {
      const asked = earlier.get(on);
      const given = asked?.answers.get(answer);
      if (asked && given !== undefined) return [{ question: asked.id, answer: given }];
      leftOut.push({ place: question.place, why: 'condition', named: `${on} = ${answer}` });
      return [];
    });
    const { answers, ids } = answersOf(question, next);
    earlier.set(question.id, { id: question.newId, answers: ids });
    return {
      id: question.newId,
      type: question.type,
      text: question.text,
      ...(question.help && { help: question.help }),
      answers,
      ...(conditions.length > 0 && { includeIf: { answers: conditions, else: next ?? null } }),
    };
  });
  const { metadata } = emptyDraft(newId(title.id, new Set()));
  return {
    draft: {
      metadata: {
        ...metadata,
        name: title.name,
        nameForChild: title.nameForChild,
        firstQuestion: made[0]?.id ?? '',
      },
      questions: made,
    },
    leftOut,
  };
}

/** Names the first question that a draft has no room for, and questions with too many answers. */
function beyond(questions: readonly ForeignQuestion[]): LeftOut[] {
  const crowded = questions
    .filter(({ answers }) => answers.length > DRAFT_ANSWERS_MAX)
    .map(({ place }): LeftOut => ({ place, why: 'too-many-answers', named: String(DRAFT_ANSWERS_MAX) }));
  const first = questions[DRAFT_QUESTIONS_MAX];
  return first
    ? [...crowded, { place: first.place, why: 'too-many-questions', named: String(DRAFT_QUESTIONS_MAX) }]
    : crowded;
}

/** The answers to a question, all leading to the next. Two of the same name in the file are two. */
function answersOf(
  question: ForeignQuestion,
  next: string | undefined,
): { answers: Record<string, AnswerOption>; ids: ReadonlyMap<string, string> } {
  const options = question.answers.length > 0 ? question.answers.slice(0, DRAFT_ANSWERS_MAX) : [READ_ON];
  const fresh = freshIds();
  const ids = new Map<string, string>();
  const answers = options.map(({ id, text }): [string, AnswerOption] => {
    const made = fresh(id);
    if (!ids.has(id)) ids.set(id, made);
    return [made, { type: 'text', text, ...(next !== undefined && { next }) }];
  });
  return { answers: Object.fromEntries(answers), ids };
}

/** Makes for each id of a file one that our forms can have, and never the same twice. */
function freshIds(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const made = newId(wanted, taken);
    taken.add(made);
    return made;
  };
}
