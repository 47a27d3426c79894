import { present, type AnswersDocument } from '@lykta/domain';
import { openFlow } from '@lykta/questionnaire-engine';
import { AreaTheme } from '@lykta/ui';
import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { QuestionProps } from '../features/questions/question/question-props.ts';
import { noAnswers, schoolForm, someAnswers } from './forms.ts';

export const said = (answer: string, data?: string[]) => [
  { answer, data, timestamp: '2026-11-03T10:00:00Z' },
];

/** The first questions of the school form plus these answers, because a question is shown only on the path to it. */
export const onTheWay = (answers: AnswersDocument['answers']): AnswersDocument => ({
  answers: { ...someAnswers.answers, ...answers },
  inactive: {},
});

/** One question of the school form, with earlier answers. */
export function asked(id: string, document: AnswersDocument = noAnswers) {
  return {
    question: present(schoolForm.questions[id], 'schoolForm.questions[id]'),
    flow: openFlow(schoolForm, document, { now: new Date('2026-11-20T10:00:00Z') }),
  };
}

/** A question with one answer, as a form shows it. */
export const askedFriend = {
  metadata: schoolForm.metadata,
  here: '/form/school/1',
  onAnswer: fn(),
  onAnswerAndLeave: fn(),
  onBack: fn(),
  ...asked('friend', someAnswers),
};

/** The colours of the area that the form is about. */
export const inArea: Decorator<QuestionProps> = (Story, { args }) => (
  <AreaTheme form={args.metadata}>
    <Story />
  </AreaTheme>
);
