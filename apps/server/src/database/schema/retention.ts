import type { ErasureRule } from '@lykta/domain';

/** That sent answers of a child were erased; it holds nothing of them. */
export interface Erasures {
  id: string;
  account_id: string;
  invitation_id: string;
  day: string;
  rule: ErasureRule;
  /** How many sent forms were erased. */
  forms: number;
}

/** That somebody took everything about a child out as a file. */
export interface Extracts {
  id: string;
  account_id: string;
  invitation_id: string;
  day: string;
  /** Sealed with the child's key, if it would be unsafe for the child to see this row; anything else shows it. */
  hidden_sealed: Buffer | null;
}

/** That a member is to get an e-mail about a case. */
export interface Tellings {
  member_id: string;
  account_id: string;
  invitation_id: string;
  kind: TellingKind;
}

/** `news`: the child sent something; `late`: nobody has read for long; `notice`: the member has a notice. */
export type TellingKind = 'news' | 'late' | 'notice';
