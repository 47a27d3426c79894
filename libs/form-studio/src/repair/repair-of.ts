import { own } from '@lykta/domain';
import type { Finding } from '../advice/finding.ts';
import { questionIn, type Draft } from '../draft/draft.ts';
import { answerRepairs } from './answer-repairs.ts';
import { idRepairs } from './id-repairs.ts';
import { questionRepairs } from './question-repairs.ts';
import type { Repair, Repairer } from './repair.ts';

const repairers: Readonly<Record<string, Repairer>> = { ...idRepairs, ...answerRepairs, ...questionRepairs };

/** Returns what mends a finding with one press; undefined where nothing does that its author would not choose. */
export function repairOf(draft: Draft, finding: Finding): Repair | undefined {
  if (finding.question === null) return formRepair(draft, finding);
  const question = questionIn(draft, finding.question);
  return question && own(repairers, finding.rule)?.({ draft, finding, question });
}

/** A form begins with the first question of its list, or with one that is still to be written. */
function formRepair({ questions: [first] }: Draft, { rule }: Finding): Repair | undefined {
  if (rule !== 'first-question-missing' && rule !== 'first-question-unknown') return undefined;
  return first
    ? { words: 'repair.first', edits: [{ do: 'set-form', change: { firstQuestion: first.id } }] }
    : { words: 'repair.new-question', edits: [{ do: 'add-question', after: null, type: 'single' }] };
}
