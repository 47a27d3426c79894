import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShuffleIcon, UndoIcon } from '../../icon/icons.ts';
import { RoundButton } from './round-button.tsx';

const meta = {
  title: 'Components/Actions/RoundButton',
  component: RoundButton,
  args: { icon: ShuffleIcon, children: 'Slumpa', onClick: fn() },
  parameters: {
    guide: {
      do: ['A tool beside the picture that it changes.'],
      dont: ['The way on: that is a Button.', 'More than two on a screen.'],
      keyboard: [['Enter, Space', 'Does it.']],
    },
  },
} satisfies Meta<typeof RoundButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slumpa' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
/** There is nothing to undo yet. */
export const Disabled: Story = { args: { icon: UndoIcon, children: 'Ångra', disabled: true } };
export const RightToLeft: Story = {
  args: { icon: UndoIcon, children: 'Ångra' },
  globals: { direction: 'rtl' },
};
export const LongText: Story = { args: { children: 'Ta något annat på måfå' } };
export const English: Story = { globals: { language: 'en' }, args: { children: 'Shuffle' } };
