import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { label: 'Hämtar' },
  parameters: {
    guide: {
      do: ['In the shape of what is fetched.'],
      dont: ['Movement.', 'Longer than a moment without words.'],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce it, and it does not move. */
export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Hämtar');
  },
};
export const Rows: Story = { args: { shape: 'rows' } };
export const ACard: Story = { args: { shape: 'card' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const English: Story = { globals: { language: 'en' }, args: { label: 'Loading', shape: 'card' } };
