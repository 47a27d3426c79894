import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { DoneScreen } from './done-screen.tsx';

const afterAny = inApp({ at: '/form/done' });
const afterHard = inApp({ at: { pathname: '/form/done', state: { hard: true } } });

const meta = {
  title: 'Child/Questions/Done',
  tags: ['screen'],
  component: DoneScreen,
  decorators: [(story, context) => (context.parameters.hard ? afterHard : afterAny)(story, context)],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DoneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The cord, then the lantern; the paper stars wait for both. */
export const Lit: Story = {
  tags: ['!screen'],
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const moves = canvasElement.getAnimations({ subtree: true });
    for (const move of moves) move.pause();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
    for (const move of moves) move.finish();
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
  },
};

/** After a hard answer: no confetti, and help comes first. */
export const AfterSomethingHard: Story = {
  parameters: { hard: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Det är bra att du säger det/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Stöd och hjälp' }).length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('img', { name: /Konfetti/ })).toBeNull();
  },
};

export const English: Story = { globals: { language: 'en' } };
