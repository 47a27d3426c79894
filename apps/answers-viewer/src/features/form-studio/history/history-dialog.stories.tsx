import { mocked } from '@lykta/api/testing';
import { present } from '@lykta/domain';
import { LIST_DRAFT_STATES, READ_DRAFT_STATE } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { draftStates, openDraft } from '../../../testing/drafts.ts';
import { goodDayBut, never, problem } from '../../../testing/handlers.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { onDraft } from '../testing/on-draft.tsx';
import { HistoryDialog } from './history-dialog.tsx';

const { draft } = openDraft;

const meta = {
  title: 'Viewer/Form studio/Earlier states',
  component: HistoryDialog,
  decorators: [onDraft(draft), inApp],
  args: { opened: openDraft, draft, onClose: fn() },
  parameters: goodDayBut(),
} satisfies Meta<typeof HistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A state is chosen, what has changed since then is read, and the way back is open. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Karin Lind, 4 frågor/ }));
    await expect(await canvas.findByText('Namnet ”Skoldagen” heter nu ”Skolan”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gå tillbaka dit' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(await canvas.findByText(/^Formuläret är som 18 nov/)).toBeInTheDocument();
  },
};
export const English: Story = {
  parameters: at({ at: '/story', language: 'en' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Karin Lind, 4 questions/ }));
    await expect(await canvas.findByText('The name “Skoldagen” is now “Skolan”.')).toBeVisible();
  },
};
/** Nobody has written on it since it was begun. */
export const Empty: Story = {
  parameters: goodDayBut(mocked(LIST_DRAFT_STATES, () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_DRAFT_STATES, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_DRAFT_STATES, () => problem(500, 'server-error'))),
};
/** The list came, the chosen state did not. */
export const StateFailed: Story = {
  parameters: goodDayBut(mocked(READ_DRAFT_STATE, () => problem(500, 'server-error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Karin Lind/ }));
    await expect(await canvas.findByRole('button', { name: 'Försök igen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Gå tillbaka dit' })).toBeDisabled();
  },
};
/** Fifty states, and a name that is long. */
export const LongText: Story = {
  parameters: goodDayBut(
    mocked(LIST_DRAFT_STATES, () =>
      HttpResponse.json(
        Array.from({ length: 50 }, (_, at) => ({
          ...draftStates[0],
          revision: 60 - at,
          saved: {
            at: present(draftStates[0], 'the newest').saved.at,
            by: 'Karin-Margareta Lindström af Hallonbergen',
          },
        })),
      ),
    ),
  ),
};
