import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonRow } from '@lykta/ui';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { LongList } from './long-list.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const meta = {
  title: 'Viewer/Frame/Long list',
  component: LongList<number>,
  decorators: [inApp],
  args: {
    list: numbers(2000),
    keyOf: String,
    row: (number) => <PersonRow href={`/${number}`} picture={null} title={`Rad ${number}`} />,
  },
} satisfies Meta<typeof LongList<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: 'Rad 1' }).closest('li');
    await expect(first).toHaveAttribute('aria-setsize', '2000');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};
/** The chosen row is visible, however far down it is. */
export const Chosen: Story = {
  args: { current: 1500 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Rad 1501' })).toBeInTheDocument();
  },
};
export const Short: Story = { args: { list: numbers(2) } };
