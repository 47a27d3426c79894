import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { TextField } from '../../field/text-field/text-field.tsx';
import { QuickExit } from './quick-exit.tsx';

const meta = {
  title: 'Components/Frame/QuickExit',
  component: QuickExit,
  args: { children: 'Lämna snabbt', site: 'https://www.example.org', onLeave: fn() },
  parameters: {
    guide: {
      do: [
        'On every screen, signed in or out, in the same place.',
        'Say that the history must be cleared by hand.',
      ],
      dont: ['Promise that nothing is left.', 'Ask whether one is sure.'],
      keyboard: [
        ['Enter, Space', 'Leaves at once.'],
        ['Escape × 3', 'Leaves at once, wherever the focus is.'],
      ],
    },
  },
} satisfies Meta<typeof QuickExit>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It covers the page at once and goes to the neutral page; in this story it only reports the press. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Lämna snabbt' }));
    await expect(args.onLeave).toHaveBeenCalledTimes(2);
  },
};
export const WhileTyping: Story = {
  render: (args) => (
    <>
      <QuickExit {...args} />
      <TextField label="E-post" value="" onValue={() => {}} />
    </>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
/** The screen changes between the presses: each screen has its own button, and the presses still count. */
export const WhileTheScreenChanges: Story = {
  render: function Screens(args) {
    const [screen, setScreen] = useState(1);
    return (
      <>
        <QuickExit key={screen} {...args} />
        <Button onClick={() => setScreen(2)}>Nästa</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
export const English: Story = { globals: { language: 'en' }, args: { children: 'Leave quickly' } };
