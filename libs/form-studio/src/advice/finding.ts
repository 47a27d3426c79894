import type { RuleId } from './rules.ts';

/** What a rule found in a draft, and the field it is about. Its words are in the locale files (`adviceText`). */
export interface Finding {
  readonly rule: RuleId;
  /** Null: the form itself. */
  readonly question: string | null;
  readonly answer?: string;
  /** The field to open. */
  readonly field: string;
  /** What the sentence names. */
  readonly values?: Readonly<Record<string, string | number>>;
}
