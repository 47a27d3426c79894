import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inApp } from '../../../testing/story.tsx';
import { Toggles } from './toggles.tsx';

const meta = {
  title: 'Viewer/Form studio/Toggles',
  component: Toggles,
  decorators: [inApp],
  args: {
    label: 'Så här visas telefonen',
    options: [
      { value: 'dark', label: 'Mörkt' },
      { value: 'large', label: 'Stor text' },
    ],
    values: ['dark'],
    onToggle: fn(),
  },
} satisfies Meta<typeof Toggles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Mörkt' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Stor text' }));
    await expect(args.onToggle).toHaveBeenCalledWith('large');
  },
};
/** Words without a single break. */
export const LongText: Story = {
  args: { options: [{ value: 'long', label: 'Samhällsorienteringsundervisningsmaterial' }] },
};
