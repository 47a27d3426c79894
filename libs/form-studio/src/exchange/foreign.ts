import type { AnswerOption, LocalText, Question } from '@lykta/domain';
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

const READ_ON: LocalText = { sv: 'Vidare', en: 'Continue' };

interface Title {
  readonly id: string;
  readonly name: string;
  readonly nameForChild: LocalText;
}

/** Makes a draft of questions that are asked one after the other. */
export function draftOfForeign(title: Title, questions: readonly ForeignQuestion[]): Imported {
  const ids = freshIds(questions.map(({ id }) => id));
  const answerIds = new Map(
    questions.map(({ id, answers }) => [id, freshIds(answers.map((answer) => answer.id))]),
  );
  const leftOut: LeftOut[] = [];
  const made = questions.map((question, index): Question => {
    const following = questions[index + 1];
    const next = following ? ids.get(following.id)! : undefined;
    const options = question.answers.length > 0 ? question.answers : [{ id: 'vidare', text: READ_ON }];
    const answers = options.map(({ id, text }): [string, AnswerOption] => [
      answerIds.get(question.id)?.get(id) ?? id,
      { type: 'text', text, ...(next !== undefined && { next }) },
    ]);
    const earlier = new Set(questions.slice(0, index).map(({ id }) => id));
    const conditions = question.onlyAfter.flatMap(({ question: on, answer }) => {
      const known = earlier.has(on) ? answerIds.get(on)?.get(answer) : undefined;
      if (known !== undefined) return [{ question: ids.get(on)!, answer: known }];
      leftOut.push({ place: question.place, why: 'condition', named: `${on} = ${answer}` });
      return [];
    });
    return {
      id: ids.get(question.id)!,
      type: question.type,
      text: question.text,
      ...(question.help && { help: question.help }),
      answers: Object.fromEntries(answers),
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

/** Returns for each id one that our forms can have. */
function freshIds(ids: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  const fresh = new Map<string, string>();
  for (const id of ids) {
    const made = newId(id, taken);
    taken.add(made);
    fresh.set(id, made);
  }
  return fresh;
}
