import { mocked } from '@lykta/api/testing';
import { PUBLISH_DRAFT, READ_DRAFT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn } from 'storybook/test';
import { openDraft } from '../../../testing/drafts.ts';
import { goodDayBut, problem } from '../../../testing/handlers.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { createSaver } from '../editor/saving/saver.ts';
import { onDraft } from '../testing/on-draft.tsx';
import { PublishDialog } from './publish-dialog.tsx';

const { draft } = openDraft;
const [first, second, ...others] = draft.questions;
const changed = {
  ...draft,
  questions: [first!, { ...second!, text: { ...second!.text, sv: 'Hur har du det i klassen?' } }, ...others],
};
const saver = createSaver({
  now: () => draft,
  revision: 7,
  at: openDraft.saved.at,
  save: async () => 'failed',
});
const opened = (more: object) => mocked(READ_DRAFT, () => HttpResponse.json({ ...openDraft, ...more }));

const meta = {
  title: 'Viewer/Form studio/Publish',
  component: PublishDialog,
  decorators: [onDraft(draft), inApp],
  args: { opened: openDraft, draft: changed, saver, onClose: fn() },
  parameters: goodDayBut(),
} satisfies Meta<typeof PublishDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/lyder nu ”Hur har du det i klassen\?”/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicera' }));
    await expect(await canvas.findByText('/forms')).toBeInTheDocument();
  },
};
export const English: Story = { parameters: at({ at: '/story', language: 'en' }) };
/** Faults are in the way; advice is not. */
export const Faults: Story = {
  args: { draft: { ...draft, questions: others } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publicera' })).toBeDisabled();
    await expect(canvas.getByText('Rätta felen först.')).toBeVisible();
  },
};
/** The organisation wants a second reader, who is somebody else. */
export const SecondReader: Story = {
  args: { opened: { ...openDraft, needsReader: true, mayApprove: false } },
  parameters: goodDayBut(opened({ needsReader: true, mayApprove: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publicera' })).toBeDisabled();
  },
};
/** The colleague who reads it approves it here. */
export const ToApprove: Story = {
  args: { opened: { ...openDraft, needsReader: true } },
  parameters: goodDayBut(opened({ needsReader: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Jag har läst. Det är bra.' })).toBeEnabled();
  },
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(PUBLISH_DRAFT, () => problem(500, 'server-error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publicera' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
