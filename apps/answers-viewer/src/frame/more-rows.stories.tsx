import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { MoreRows } from './more-rows.tsx';

const meta = {
  title: 'Viewer/Frame/More rows',
  component: MoreRows,
  decorators: [inApp],
  args: {
    list: Array.from({ length: 120 }, (_, index) => `Rad ${index + 1}`),
    moreLabel: 'Visa fler',
    children: (shown) => (
      <ul>
        {shown.map((row) => (
          <li key={String(row)}>{String(row)}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof MoreRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { list: ['Rad 1', 'Rad 2'] } };
