import { mocked } from '@lykta/api/testing';
import { ADD_COMMENT, READ_DRAFT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
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
