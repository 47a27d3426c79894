import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openDraft } from '../../../testing/drafts.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { Phone } from './phone.tsx';

const { draft } = openDraft;

const meta = {
  title: 'Viewer/Form studio/Phone',
  component: Phone,
  decorators: [inApp],
  args: { draft, chosen: 'class', canWalk: true },
} satisfies Meta<typeof Phone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame, how it can be looked at, and the walk. The child's page itself is tried by journeys. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const screen = canvas.getByTitle('Barnets telefon');
    await expect(screen).toBeVisible();
    // Otherwise it is a white box in a dark desk while nothing is in it.
    await expect(getComputedStyle(screen).colorScheme).toBe('light');
    await userEvent.click(canvas.getByRole('button', { name: 'Mörkt' }));
    await expect(canvas.getByRole('button', { name: 'Mörkt', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prova som barn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sluta prova' }));
    await expect(canvas.getByRole('button', { name: 'Prova som barn' })).toBeEnabled();
  },
};
export const English: Story = { parameters: at({ at: '/story', language: 'en' }) };
/** With a fault in it, a form can't be walked; each question is still shown. */
export const NotYet: Story = {
  args: { canWalk: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Prova som barn' })).toHaveAccessibleDescription(
      'Rätta felen först.',
    );
  },
};
/** Nothing is written yet. */
export const Empty: Story = {
  args: { draft: { ...draft, questions: [] }, chosen: null, canWalk: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Skriv en fråga, så syns den här.')).toBeVisible();
    await expect(canvas.queryByTitle('Barnets telefon')).toBeNull();
  },
};
