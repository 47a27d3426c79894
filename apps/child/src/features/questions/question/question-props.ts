import type { FormMetadata, Question } from '@lykta/domain';
import type { ReactNode } from 'react';
import type { Flow, Selection } from '@lykta/questionnaire-engine';

/** What any way of showing a question gets. */
export interface QuestionProps {
  metadata: FormMetadata;
  question: Question;
  flow: Flow;
  /** The unit that reads the answers of a requested form; undefined for an own form. */
  unit?: string;
  /** Within how many days that unit says that it reads; without it nobody is asked for words of their own. */
  readsWithin?: number;
  /** The header, when it does not lead home. */
  header?: ReactNode;
  /** Nothing is said by itself, and nothing that is chosen: somebody beside may not hear it. */
  unheard?: boolean;
  /** Path of the form's page, so that another form can return to it. */
  here: string;
  /** The questions that an answer may lead to, the likeliest first; they are prepared while the child reads this one. */
  nextOf?: () => readonly Question[];
  onAnswer: (selection: Selection[]) => void;
  /** Answers a page that only tells, when the child follows its way to another form. */
  onAnswerAndLeave: (selection: Selection[]) => void;
  onBack: () => void;
}
