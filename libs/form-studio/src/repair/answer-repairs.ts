import { questionTypes, type Question } from '@lykta/domain';
import type { RuleId } from '../advice/rules.ts';
import type { Edit } from '../edit/edit.ts';
import { hasFaces, shownAnswers } from '../edit/faces.ts';
import { groupsOf, newGroup } from '../edit/groups.ts';
import { said, type Damage, type Repair, type Repairer } from './repair.ts';

const RATHER_NOT = said('Vill inte säga', 'I’d rather not say');
const OTHER = said('Något annat', 'Something else');

/** Repairs of the answers that a child can choose among. */
export const answerRepairs = {
  'no-way-out': wayOut,
  'no-other': ({ question }) => ({
    words: 'repair.other',
    edits: [{ do: 'add-answer', question: question.id, type: 'text', text: OTHER, group: largest(question) }],
  }),
  'scale-turned': turned,
  'nothing-together': ({ question }) => ({
    words: 'repair.one-answer',
    edits: [{ do: 'set-type', question: question.id, type: 'single' }],
  }),
  'nothing-with-others': ({ question, finding: { answer } }) =>
    answer === undefined
      ? undefined
      : {
          words: 'repair.alone',
          edits: [{ do: 'group-answer', question: question.id, answer, group: newGroup(question) }],
        },
  'no-options': fit,
  'options-do-not-fit': fit,
} as const satisfies Partial<Record<RuleId, Repairer>>;

/** A child that reads its way through answers gets one of them; beside faces, persons and homes stands a skip. */
function wayOut({ question }: Damage): Repair {
  const { from, several } = questionTypes[question.type];
  if (from !== 'options' || hasFaces(question))
    return {
      words: 'repair.skip',
      edits: [{ do: 'add-answer', question: question.id, type: 'skip' }],
    };
  // It is chosen alone, where several can be chosen.
  const group = several ? newGroup(question) : undefined;
  return {
    words: 'repair.rather-not',
    edits: [{ do: 'add-answer', question: question.id, type: 'text', text: RATHER_NOT, group }],
  };
}

/** The group of most answers that can be chosen together. */
function largest(question: Question): string | undefined {
  const [first, ...others] = groupsOf(question);
  return others.reduce((most, each) => (most && each[1].length > most[1].length ? each : most), first)?.[0];
}

/** Turns the answers around; what is no answer of its own stays last. Faces stand by their weights. */
function turned({ question }: Damage): Repair | undefined {
  if (hasFaces(question)) return undefined;
  const texts = shownAnswers(question).filter(([, { type }]) => type === 'text');
  const edits = texts
    .toReversed()
    .map(([answer], to): Edit => ({ do: 'move-answer', question: question.id, answer, to }));
  return { words: 'repair.turn', edits };
}

/** Gives the question the answers that its kind cannot be without. */
function fit({ question: { id, type } }: Damage): Repair {
  return { words: 'repair.fit', edits: [{ do: 'set-type', question: id, type }] };
}
