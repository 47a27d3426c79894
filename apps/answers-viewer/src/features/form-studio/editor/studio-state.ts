import {
  edit,
  historyOf,
  redo,
  repairOf,
  shownAnswers,
  undo,
  type Draft,
  type Edit,
  type Finding,
  type History,
} from '@lykta/form-studio';
import type { Place } from './place.ts';

/** A draft with its history, the question on the screen, and where the focus was sent last. */
export interface StudioState {
  readonly history: History;
  /** Null: the form itself. */
  readonly chosen: string | null;
  readonly target?: Place;
}

export type StudioAction =
  | { readonly do: 'edit'; readonly edit: Edit }
  | { readonly do: 'mend'; readonly finding: Finding }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  | { readonly do: 'choose'; readonly question: string | null }
  | { readonly do: 'go'; readonly place: Place };

/** Opens a draft: a new one at the form's own fields, another one at its first question. */
export const studioOf = (draft: Draft): StudioState => ({
  history: historyOf(draft),
  chosen: draft.questions[0]?.id ?? null,
});

export function studioAfter(state: StudioState, action: StudioAction): StudioState {
  const { history } = state;
  switch (action.do) {
    case 'edit':
      return edited(state, edit(history, action.edit), action.edit);
    case 'mend':
      return mended(state, action.finding);
    case 'undo':
      return changed(state, undo(history));
    case 'redo':
      return changed(state, redo(history));
    case 'choose':
      return { history, chosen: action.question };
    case 'go':
      return { history, chosen: action.place.question, target: action.place };
    default:
      return action satisfies never;
  }
}

/** After an edit the author goes on in what is new, or in what took the place of what is gone. */
function edited(state: StudioState, history: History, { do: what }: Edit): StudioState {
  if (what === 'write') return { ...state, history };
  const before = state.history.draft;
  const { draft } = history;
  const question = newIn(ids(before), ids(draft));
  if (question !== undefined) return { history, chosen: question, target: { question, field: 'text' } };
  const chosen = stillThere(before, draft, state.chosen);
  if (what === 'remove-question' && chosen !== state.chosen)
    return { history, chosen, target: { question: chosen, field: 'text' } };
  const [was, is] = [answersOf(before, chosen), answersOf(draft, chosen)];
  if (what === 'remove-answer' && is.length < was.length) {
    const answer = nextTo(was, is);
    return { history, chosen, target: { question: chosen, answer, field: answer ? 'text' : 'answers' } };
  }
  const answer = what === 'add-answer' ? newIn(was, is) : undefined;
  return answer === undefined
    ? { ...state, history, chosen }
    : { history, chosen, target: { question: chosen, answer, field: 'text' } };
}

/** After a repair the author goes on in what it brought, or in the field that it is about. */
function mended(state: StudioState, finding: Finding): StudioState {
  const repair = repairOf(state.history.draft, finding);
  if (!repair) return state;
  const { draft: before } = state.history;
  const history = edit(state.history, { do: 'together', edits: repair.edits });
  const added = newIn(ids(before), ids(history.draft));
  if (added !== undefined) return { history, chosen: added, target: { question: added, field: 'text' } };
  // Its ids may be new.
  const question = stillThere(before, history.draft, finding.question);
  const [was, is] = [answersOf(before, finding.question), answersOf(history.draft, question)];
  const answer = newIn(was, is);
  if (answer !== undefined) return { history, chosen: question, target: { question, answer, field: 'text' } };
  const about = finding.answer === undefined ? undefined : is[was.indexOf(finding.answer)];
  return { history, chosen: question, target: { question, answer: about, field: finding.field } };
}

/** Undo and redo show what they changed. */
function changed(state: StudioState, history: History): StudioState {
  const before = state.history.draft;
  const { draft } = history;
  const other = draft.questions.find((question, at) => question !== before.questions[at]);
  const isShown = other?.id === state.chosen || draft.questions.length < before.questions.length;
  return { history, chosen: stillThere(before, draft, isShown || !other ? state.chosen : other.id) };
}

const ids = ({ questions }: Draft) => questions.map(({ id }) => id);

function answersOf({ questions }: Draft, chosen: string | null): string[] {
  const question = questions.find(({ id }) => id === chosen);
  return question ? shownAnswers(question).map(([id]) => id) : [];
}

function newIn(before: readonly string[], after: readonly string[]): string | undefined {
  if (after.length <= before.length) return undefined;
  const known = new Set(before);
  return after.find((id) => !known.has(id));
}

/** What now stands where something was taken away; undefined if nothing is left. */
const nextTo = (before: readonly string[], left: readonly string[]): string | undefined =>
  left[before.findIndex((id, at) => id !== left[at])] ?? left.at(-1);

/** The chosen question, or the one that took its place. */
function stillThere(before: Draft, { questions }: Draft, chosen: string | null): string | null {
  if (chosen === null || questions.some(({ id }) => id === chosen)) return chosen;
  const at = before.questions.findIndex(({ id }) => id === chosen);
  return (questions[Math.max(0, at)] ?? questions.at(-1))?.id ?? null;
}
