import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { IconShelf } from '../docs/icon-shelf.tsx';
import * as icons from './icons.ts';

const meta = {
  title: 'Components/Drawings/Icons',
  component: icons.BackIcon,
  render: () => <IconShelf />,
} satisfies Meta<typeof icons.BackIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Drawn in a box of 24 units with lines of 2 units and round caps. Only back, home, close, edit and arrows may be
 * used without a word. A press copies the line that imports an icon.
 */
export const All: Story = {};
export const Searched: Story = {
  tags: ['played'],
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'chevron');
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'ChevronDown',
      'ChevronLeft',
      'ChevronRight',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'ChevronLeft' }));
    await expect(write).toHaveBeenCalledWith("import { ChevronLeftIcon } from '@lykta/ui';");
    await expect(canvas.getByRole('status')).toHaveTextContent('ChevronLeftIcon');
  },
};
/** Back, arrows, skip and exit are mirrored; the others are not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
