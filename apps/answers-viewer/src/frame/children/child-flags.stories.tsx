import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { ChildFlags } from './child-flags.tsx';

const meta = {
  title: 'Viewer/Frame/Child flags',
  component: ChildFlags,
  decorators: [inApp],
  args: { child: { flags: { help: 2, worries: 4, worse: 1 }, lateDays: 9 } },
} satisfies Meta<typeof ChildFlags>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const flags = within(canvasElement).getAllByRole('listitem');
    await expect(flags.map(({ textContent }) => textContent)).toEqual([
      'Vill ha hjälp 2',
      'Oro 4',
      'Sämre än sist 1',
      'Oläst i 9 dagar',
    ]);
  },
};
export const Nothing: Story = {
  args: { child: { flags: { help: 0, worries: 0, worse: 0 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
/** An admin who may not open the child sees only that it has waited. */
export const OnlyLate: Story = { args: { child: { lateDays: 1 } } };
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
