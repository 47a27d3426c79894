import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { label: 'Hämtar' },
  parameters: {
    guide: {
      do: [
        'In the shape of the screen that comes, from top to bottom.',
        'The figure’s outline where it will stand.',
      ],
      dont: ['Movement.', 'Longer than a moment without words.', 'The same grey bars everywhere.'],
      pairs: [
        {
          right: () => <Skeleton label="Hämtar" parts={['title', 'segments', 'chart']} />,
          wrong: () => <Skeleton label="Hämtar" parts={['line', 'line', 'line']} />,
          because: 'What comes stands where it was promised, and nothing jumps.',
        },
      ],
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
export const Home: Story = { args: { parts: ['figure', 'faces', 'button', 'bulbs'] } };
export const AStory: Story = { args: { parts: ['head', 'card', 'card'] } };
export const Forms: Story = { args: { parts: ['tile', 'tile', 'tile'] } };
export const Question: Story = {
  args: { parts: ['banner', 'progress', 'title', 'option', 'option', 'option'] },
  decorators: [(Story) => <div style={{ paddingInline: 'var(--gutter)' }}>{Story()}</div>],
};
export const Chart: Story = { args: { parts: ['title', 'segments', 'chart'] } };
export const Share: Story = { args: { parts: ['title', 'line', 'switches'] } };
export const Settings: Story = { args: { parts: ['title', 'rows', 'rows'] } };
export const Lists: Story = { args: { parts: ['table'] } };
export const Donuts: Story = { args: { parts: ['donut', 'donut'] } };
/** What is drawn to the left stands to the right. */
export const RightToLeft: Story = { ...Home, globals: { direction: 'rtl' } };
export const English: Story = { globals: { language: 'en' }, args: { label: 'Loading', parts: ['card'] } };
