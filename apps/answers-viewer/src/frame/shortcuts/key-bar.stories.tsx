import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { KeyBar } from './key-bar.tsx';
import { rememberShortcuts } from './setting.ts';

const meta = {
  title: 'Viewer/Frame/Key bar',
  component: KeyBar,
  decorators: [inApp],
  args: {
    keys: [
      { keys: ['J', 'K'], does: 'flytta' },
      { keys: ['Enter'], does: 'öppna' },
      { keys: ['N'], does: 'nästa olästa' },
    ],
    note: 'Svaren syns när du öppnar barnet.',
  },
} satisfies Meta<typeof KeyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('nästa olästa')).toBeInTheDocument();
  },
};
/** A member who has turned the keys off sees no bar. */
export const TurnedOff: Story = {
  beforeEach: () => {
    rememberShortcuts(false);
    return () => rememberShortcuts(true);
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('nästa olästa')).toBeNull();
  },
};
