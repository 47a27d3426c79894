import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { LongTable } from './long-table.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const meta = {
  title: 'Viewer/Frame/Long table',
  component: LongTable<number>,
  decorators: [inApp],
  args: {
    caption: 'Rader',
    columns: [
      { id: 'name', label: 'Rad' },
      { id: 'number', label: 'Nummer', numeric: true },
    ],
    list: numbers(2000),
    row: (number) => ({ id: String(number), cells: { name: `Rad ${number}`, number } }),
  },
} satisfies Meta<typeof LongTable<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two thousand rows: only a few are rendered, and the table reports their number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    await expect(canvas.getByRole('row', { name: 'Rad 1 1' })).toHaveAttribute('aria-rowindex', '2');
  },
};
export const Short: Story = { args: { list: numbers(2) } };
