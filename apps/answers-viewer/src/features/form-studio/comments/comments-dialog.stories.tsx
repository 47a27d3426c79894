import { mocked } from '@lykta/api/testing';
import { ADD_COMMENT, DELETE_COMMENT, READ_DRAFT } from '@lykta/domain/calls';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import { openDraft } from '../../../testing/drafts.ts';
import { goodDayBut, problem } from '../../../testing/handlers.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { CommentsDialog } from './comments-dialog.tsx';

const none = { ...openDraft, comments: [] };

const meta = {
  title: 'Viewer/Form studio/Comments',
  component: CommentsDialog,
  decorators: [inApp],
  args: { opened: openDraft, draft: openDraft.draft, chosen: 'breaks', onClose: fn() },
  parameters: goodDayBut(),
} satisfies Meta<typeof CommentsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A comment is about the question on the screen, until another one is chosen. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ska vi fråga om lunchen också?')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Kommentar'), 'Ja, gärna.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till' }));
    await waitFor(() => expect(canvas.getByLabelText('Kommentar')).toHaveValue(''));
  },
};
const inEnglish = {
  ...openDraft,
  comments: openDraft.comments.map((each) => ({ ...each, text: 'Shall we ask about lunch too?' })),
};
export const English: Story = {
  args: { opened: inEnglish },
  parameters: {
    ...at({ at: '/story', language: 'en' }),
    ...goodDayBut(mocked(READ_DRAFT, () => HttpResponse.json(inEnglish))),
  },
};
export const Empty: Story = {
  args: { opened: none },
  parameters: goodDayBut(mocked(READ_DRAFT, () => HttpResponse.json(none))),
};
/** The question that a comment was about has been removed, or its id of digits was renamed. It is not about the form. */
export const QuestionGone: Story = {
  args: {
    draft: {
      ...openDraft.draft,
      questions: openDraft.draft.questions.filter(({ id }) => id !== 'breaks'),
    },
    chosen: null,
  },
  play: async ({ canvas }) => {
    const [about, whole] = await canvas.findAllByRole('listitem');
    await expect(about).toHaveTextContent('Ska vi fråga om lunchen också?');
    await expect(about).toHaveTextContent('En fråga som har tagits bort eller bytt namn');
    await expect(whole).toHaveTextContent('Formuläret');
  },
};
const long = {
  ...openDraft,
  comments: openDraft.comments.map((each) => ({ ...each, text: 'Samhällsorientering'.repeat(12) })),
};
/** Words without a single break. */
export const LongText: Story = {
  args: { opened: long },
  parameters: goodDayBut(mocked(READ_DRAFT, () => HttpResponse.json(long))),
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(ADD_COMMENT, () => problem(500, 'server-error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Kommentar'), 'Ja, gärna.{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Kommentar')).toHaveValue('Ja, gärna.');
  },
};
/** Presses “Ta bort” beside the own comment, and again in the question that follows. */
async function removeOwn({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort' }));
  const question = await canvas.findByRole('dialog', { name: 'Ta bort kommentaren?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Ta bort' }));
}
let left = openDraft;
/** Only one's own comment can be taken away, after a question. */
export const Removed: Story = {
  beforeEach: () => {
    left = openDraft;
  },
  parameters: goodDayBut(
    mocked(READ_DRAFT, () => HttpResponse.json(left)),
    mocked(DELETE_COMMENT, () => {
      left = { ...openDraft, comments: openDraft.comments.filter(({ mine }) => !mine) };
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await removeOwn({ canvas, userEvent });
    await waitFor(() => expect(canvas.queryByText('Bra längd nu.')).toBeNull());
    await expect(canvas.getByText('Ska vi fråga om lunchen också?')).toBeVisible();
  },
};
export const RemoveFailed: Story = {
  parameters: goodDayBut(mocked(DELETE_COMMENT, () => problem(500, 'server-error'))),
  play: async ({ canvas, userEvent }) => {
    await removeOwn({ canvas, userEvent });
    await expect(await canvas.findByText(/Något gick fel hos oss/)).toBeVisible();
  },
};
