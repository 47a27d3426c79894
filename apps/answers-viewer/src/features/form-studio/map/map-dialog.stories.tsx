import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { openDraft } from '../../../testing/drafts.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { onDraft } from '../testing/on-draft.tsx';
import { MapDialog } from './map-dialog.tsx';

const { draft } = openDraft;

const meta = {
  title: 'Viewer/Form studio/Map',
  component: MapDialog,
  decorators: [onDraft(draft), inApp],
  args: { draft, onClose: fn() },
} satisfies Meta<typeof MapDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press opens the question. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '4. Hur är det på rasterna?' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const English: Story = { parameters: at({ at: '/story', language: 'en' }) };
/** While a way leads nowhere, there is nothing to draw. */
export const NotYet: Story = { args: { draft: { ...draft, questions: draft.questions.slice(1) } } };
