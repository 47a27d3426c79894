import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { at, inApp } from '../../testing/story.tsx';
import { FoldButton } from './fold-button.tsx';

const meta = {
  title: 'Viewer/Frame/Fold button',
  component: FoldButton,
  decorators: [inApp],
  args: { more: 12, isOpen: false, onToggle: fn() },
} satisfies Meta<typeof FoldButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Visa 12 till', expanded: false });
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Open: Story = {
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Visa färre', expanded: true })).toBeVisible();
  },
};
export const NothingMore: Story = {
  args: { more: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
