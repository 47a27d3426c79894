import { useLanguage } from '@lykta/app-shell';
import type { CreateDocument, DocumentKind, IndividualAnswers } from '@lykta/domain';
import { useState } from 'react';
import { keyOf, newestKeys, refOf, suggestedQuestions } from './chosen.ts';

/** The choices of the dialog. */
export interface Choices {
  /** Everything that the child sent, newest first. */
  all: readonly IndividualAnswers[];
  kind: DocumentKind;
  setKind: (kind: DocumentKind) => void;
  /** The keys of the chosen forms. */
  chosen: readonly string[];
  toggleSent: (key: string) => void;
  /** The chosen forms, newest first. */
  sent: readonly IndividualAnswers[];
  questionsOf: (key: string) => readonly string[];
  toggleQuestion: (key: string, question: string) => void;
  /** Returns what the call takes. */
  bodyFor: (child: Pick<CreateDocument, 'invitation' | 'client'>) => CreateDocument;
}

const SHEET = 'meeting-sheet' satisfies DocumentKind;

/** The forms that are chosen at first: the newest sending of each, and for a sheet of one page the newest of all. */
const keysFor = (kind: DocumentKind, answers: readonly IndividualAnswers[]): readonly string[] =>
  kind === SHEET ? answers.slice(-1).map(keyOf) : newestKeys(answers);

const toggled = (list: readonly string[], value: string) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/**
 * Holds what is chosen; of each form at first what a meeting sheet needs most.
 * @param answers oldest first
 */
export function useChoices(answers: readonly IndividualAnswers[]): Choices {
  const language = useLanguage();
  const [kind, setKind] = useState<DocumentKind>('document');
  const [chosen, setChosen] = useState(() => keysFor('document', answers));
  const [questions, setQuestions] = useState<ReadonlyMap<string, readonly string[]>>(
    () => new Map(answers.map((one) => [keyOf(one), suggestedQuestions(one, language)])),
  );
  const all = answers.toReversed();
  const sent = all.filter((one) => chosen.includes(keyOf(one)));
  const questionsOf = (key: string) => questions.get(key) ?? [];
  return {
    all,
    kind,
    setKind: (next) => {
      setKind(next);
      // What does not fit on one page is no choice of the member's.
      if ((next === SHEET) !== (kind === SHEET)) setChosen(keysFor(next, answers));
    },
    chosen,
    toggleSent: (key) => setChosen(toggled(chosen, key)),
    sent,
    questionsOf,
    toggleQuestion: (key, question) =>
      setQuestions(new Map(questions).set(key, toggled(questionsOf(key), question))),
    bodyFor: (child) => ({
      ...child,
      kind,
      sent: sent.map(refOf),
      ...(kind === SHEET ? { questions: sent.map((one) => [...questionsOf(keyOf(one))]) } : {}),
    }),
  };
}
