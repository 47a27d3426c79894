import type { LocalText, Question } from '@lykta/domain';
import type { Finding } from '../advice/finding.ts';
import type { Draft } from '../draft/draft.ts';
import type { Edit } from '../edit/edit.ts';
import type { RepairWords } from '../locales/repairs-sv.ts';

/** What mends a finding with one press, and how the press is called. */
export interface Repair {
  readonly words: RepairWords;
  readonly edits: readonly Edit[];
}

/** A finding in a question, and what stands around it. */
export interface Damage {
  readonly draft: Draft;
  readonly finding: Finding;
  readonly question: Question;
}

/** Works out what mends a finding; undefined where its author has to choose. */
export type Repairer = (damage: Damage) => Repair | undefined;

/** An answer with its words. */
export const said = (sv: string, en: string): LocalText => ({ sv, en });
