import { compared, markedIn, readSheet, wordsOf, type Given } from '@lykta/answer-sheet';
import { directionOf, directions, type Direction, type Language } from '@lykta/domain';
import type { FormHistory } from './sent.ts';

/** A question whose answer differs between the two newest sendings of a form (spec/case-work.md, One child). */
export interface Change {
  question: string;
  text: string;
  now: Given;
  then: Given;
  direction: Direction;
  /** The day of the earlier sending, `YYYY-MM-DD`. */
  since: string;
  form: string;
}

const said = (given: Given, language: Language) => `${given.state} ${wordsOf(given, language)}`;

/** The changes in one form since the previous sending; empty when it was sent once. */
function changesOf([now, then]: FormHistory, language: Language): Change[] {
  if (!then) return [];
  const pairs = compared(readSheet(now, language), readSheet(then, language));
  return pairs.flatMap(({ line, before }) => {
    if (!before || said(line.given, language) === said(before.given, language)) return [];
    const { question, text, given } = line;
    const direction = directionOf(markedIn(now, question), markedIn(then, question));
    const form = now.form.metadata.id;
    return { form, question, text, now: given, then: before.given, direction, since: then.data.sent };
  });
}

/** The changes in all forms, worse first, then in the order of forms and questions. */
export function readChanges(histories: readonly FormHistory[], language: Language): Change[] {
  const place = ({ direction }: Change) => directions.indexOf(direction);
  return histories
    .flatMap((history) => changesOf(history, language))
    .sort((one, other) => place(one) - place(other));
}

/** An answer of an earlier sending that the child later said is not true any more. */
export interface TakenBack {
  text: string;
  given: Given;
  /** The day on which it was sent, `YYYY-MM-DD`. */
  sent: string;
}

/** The answers that the child took back in earlier sendings; in the newest sending the answer itself shows it. */
export function readTakenBack(histories: readonly FormHistory[], language: Language): TakenBack[] {
  return histories.flatMap(([, ...earlier]) =>
    // Reading a sheet costs much, and few have anything to take back.
    earlier
      .filter(({ data }) => data.remarks.length > 0)
      .flatMap((answers) =>
        readSheet(answers, language)
          .lines.filter(({ outdated }) => outdated)
          .map(({ text, given }) => ({ text, given, sent: answers.data.sent })),
      ),
  );
}
