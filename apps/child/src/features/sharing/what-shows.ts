import {
  answerSections,
  shareableAnswers,
  type AnswerSection,
  type LeftOut,
  type ShareSection,
  type ShareSource,
} from '@lykta/domain';

/** What the child has chosen to show. */
export interface Shown {
  chosen: readonly ShareSection[];
  leftOut: readonly LeftOut[];
}

const isAnswers = (section: ShareSection): section is AnswerSection =>
  answerSections.some((one) => one === section);

const same = (a: LeftOut) => (b: LeftOut) => a.form === b.form && a.question === b.question;

function shownAnswers(source: ShareSource, { chosen, leftOut }: Shown): LeftOut[] {
  return chosen
    .filter(isAnswers)
    .flatMap((section) => shareableAnswers(source, section))
    .filter((answer) => !leftOut.some(same(answer)));
}

/** Whether an adult would see nothing: no section, or only sections whose answers are all left out. */
export function showsNothing(source: ShareSource, shown: Shown): boolean {
  return shown.chosen.every(isAnswers) && shownAnswers(source, shown).length === 0;
}

/** Whether an adult would read about the child's home: the homes, or answers of the areas about home and family. */
export function showsHome(source: ShareSource, shown: Shown): boolean {
  const { FAMILY, BASE } = source.story.active ?? {};
  const atHome = [FAMILY, BASE].flatMap((area) => area?.mentioned ?? []);
  return (
    shown.chosen.includes('houses') ||
    shownAnswers(source, shown).some((answer) =>
      atHome.some((mention) => same(answer)({ form: mention.form.id, question: mention.qid })),
    )
  );
}
