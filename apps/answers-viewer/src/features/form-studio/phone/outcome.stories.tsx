import type { AnswersDocument, Entry } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { openDraft } from '../../../testing/drafts.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { Outcome } from './outcome.tsx';

const { draft } = openDraft;
const chose = (answer: string): Entry[] => [{ answer, timestamp: '2026-11-23T12:00:00Z' }];

/** A child who walked the whole form and skipped one question. */
const walked: AnswersDocument = {
  answers: {
    hello: chose('ok'),
    class: chose('great'),
    talk: chose('friend'),
    breaks: chose('skip'),
    help: chose('always'),
  },
  inactive: {},
};

/** The form in which one answer is a sentence of the story. */
const told = {
  ...draft,
  questions: draft.questions.map((question) =>
    question.id === 'talk'
      ? {
          ...question,
          answers: {
            ...question.answers,
            friend: {
              type: 'text' as const,
              text: { sv: 'Kompis', en: 'A friend' },
              sentence: { sv: 'Jag pratar med en kompis.', en: 'I talk to a friend.' },
            },
          },
        }
      : question,
  ),
};

const meta = {
  title: 'Viewer/Form studio/What comes of a walk',
  component: Outcome,
  decorators: [inApp],
  args: { draft: told, document: walked, onClose: fn() },
} satisfies Meta<typeof Outcome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The story with its sentence, and the sheet with every question that was asked. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('Jag pratar med en kompis.')).toBeVisible();
    await expect(dialog.getByText('Hur trivs du i din klass?')).toBeVisible();
    await expect(dialog.getByText('Jättebra')).toBeVisible();
    // Only who answers that the breaks are bad is asked what happens then.
    await expect(dialog.queryByText('Vad brukar hända när du säger till?')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Stäng' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const English: Story = { parameters: at({ at: '/story', language: 'en' }) };
/** No answer has a sentence. */
export const NoStory: Story = { args: { draft } };
/** Every question was skipped. */
export const Skipped: Story = {
  args: { document: { answers: { class: chose('skip'), breaks: chose('skip') }, inactive: {} } },
};
const long = 'Samhällsorienteringsundervisningsmaterial'.repeat(3);
/** Words without a single break. */
export const LongText: Story = {
  args: {
    draft: { ...draft, questions: draft.questions.map((question) => ({ ...question, text: { sv: long } })) },
  },
};
