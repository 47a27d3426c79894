import type {
  AnswerOption,
  AnswerType,
  FormMetadata,
  Language,
  LocalText,
  Question,
  QuestionType,
  Translation,
} from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';

/** Where a text stands that an author writes in several languages. */
export type TextPlace =
  | {
      readonly field: 'nameForChild' | 'introHeader' | 'introText';
      readonly question?: undefined;
      readonly answer?: undefined;
    }
  | {
      readonly question: string;
      readonly answer?: undefined;
      readonly field: 'text' | 'easy' | 'header' | 'storyText' | 'help' | 'why' | 'imageAlt' | 'linkText';
    }
  | { readonly question: string; readonly answer: string; readonly field: 'text' | 'easy' | 'sentence' };

/** An id, and the one that it becomes. */
export type Renaming = readonly [was: string, is: string];

/** Fields to set; undefined removes an optional one. */
type Fields<T> = { readonly [Field in keyof T]?: T[Field] | undefined };

/** What an author does, as data. `after: null` puts a question first. */
export type Edit =
  | { readonly do: 'set-form'; readonly change: Fields<Omit<FormMetadata, 'id'>> }
  | { readonly do: 'write'; readonly at: TextPlace; readonly language: Language; readonly text: string }
  | { readonly do: 'add-question'; readonly after: string | null; readonly type: QuestionType }
  | {
      readonly do: 'insert-questions';
      readonly after: string | null;
      readonly questions: readonly Question[];
    }
  | { readonly do: 'remove-question'; readonly question: string }
  /** Gives a question another id, wherever the form names it. */
  | { readonly do: 'rename-question'; readonly question: string; readonly to: string }
  | { readonly do: 'duplicate-question'; readonly question: string }
  | { readonly do: 'move-question'; readonly question: string; readonly to: number }
  | { readonly do: 'set-type'; readonly question: string; readonly type: QuestionType }
  | {
      readonly do: 'set-question';
      readonly question: string;
      readonly change: Fields<Omit<Question, 'id' | 'type' | 'answers'>>;
    }
  /** Adds an answer, with words and among a group of others where these are given. */
  | {
      readonly do: 'add-answer';
      readonly question: string;
      readonly type: AnswerType;
      readonly text?: LocalText;
      readonly group?: string | undefined;
    }
  /** Leads a hard answer to a page with help before it goes on. */
  | { readonly do: 'add-help'; readonly question: string; readonly answer: string }
  | { readonly do: 'remove-answer'; readonly question: string; readonly answer: string }
  /** Gives answers other ids, wherever the form names them. Together, because ids of digits would change their order. */
  | { readonly do: 'rename-answers'; readonly question: string; readonly ids: readonly Renaming[] }
  | { readonly do: 'move-answer'; readonly question: string; readonly answer: string; readonly to: number }
  | {
      readonly do: 'set-answer';
      readonly question: string;
      readonly answer: string;
      readonly change: Fields<AnswerOption>;
    }
  /** Leads an answer somewhere, and with it all that can be chosen together with it. Null: the form ends. */
  | {
      readonly do: 'lead-answer';
      readonly question: string;
      readonly answer: string;
      readonly next: string | null;
    }
  /** Puts an answer among those of a group, which it can then be chosen together with; undefined: those without one. */
  | {
      readonly do: 'group-answer';
      readonly question: string;
      readonly answer: string;
      readonly group: string | undefined;
    }
  | { readonly do: 'drop-language'; readonly language: Translation }
  /** Several edits that are one step. */
  | { readonly do: 'together'; readonly edits: readonly Edit[] }
  /** Goes on with what a colleague has written; the own draft stays one step back. */
  | { readonly do: 'take-over'; readonly draft: Draft };
