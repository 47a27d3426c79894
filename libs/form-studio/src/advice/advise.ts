import type { Form } from '@lykta/domain';
import { writtenForm, type Draft } from '../draft/draft.ts';
import { answerFindings } from './answer-rules.ts';
import { besideFindings } from './beside-rules.ts';
import { faults } from './faults.ts';
import type { Finding } from './finding.ts';
import { groupFindings } from './group-rules.ts';
import { helpFindings } from './help-rules.ts';
import { languageFindings } from './language-rules.ts';
import { markFindings } from './mark-rules.ts';
import { once } from './once.ts';
import { questionFindings } from './question-rules.ts';
import { readingFindings } from './reading-rules.ts';
import { rules } from './rules.ts';
import { sentenceFindings } from './sentence-rules.ts';

/** Each reads a draft once, so that an editor can give it a task of its own. */
export const advisers = [
  faults,
  helpFindings,
  markFindings,
  answerFindings,
  questionFindings,
  groupFindings,
  besideFindings,
  readingFindings,
  (draft: Draft) => sentenceFindings(draft, { everywhere: false }),
  languageFindings,
].map((adviser) => once<Draft, readonly Finding[]>(adviser));

/** Reads a draft like an editor: faults first, then advice, each in the order of the form. */
export const advise = once((draft: Draft): readonly Finding[] => {
  const place = new Map(draft.questions.map(({ id }, index) => [id, index]));
  const placeOf = ({ question }: Finding) => (question === null ? -1 : (place.get(question) ?? place.size));
  const found = advisers.flatMap((adviser) => adviser(draft)).sort((a, b) => placeOf(a) - placeOf(b));
  return [...found.filter(isFault), ...found.filter((finding) => !isFault(finding))];
});

/** Whether a finding blocks publishing. */
export const isFault = ({ rule }: Finding): boolean => rules[rule].level === 'fault';

/** Returns the finished form, or the faults that keep the draft from being one. */
export function toForm(draft: Draft): { form: Form; faults: [] } | { form: null; faults: Finding[] } {
  const found = faults(draft);
  return found.length > 0 ? { form: null, faults: found } : { form: writtenForm(draft), faults: [] };
}
