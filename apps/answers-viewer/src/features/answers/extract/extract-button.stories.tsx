import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { admin, children, invitations } from '../../../testing/people.ts';
import { at, inApp } from '../../../testing/story.tsx';
import { ExtractButton } from './extract-button.tsx';

const meta = {
  title: 'Viewer/Answers/Extract button',
  component: ExtractButton,
  decorators: [inApp],
  args: {
    one: {
      invitation: present(invitations[0], 'invitations[0]'),
      child: present(children[0], 'children[0]'),
    },
  },
} satisfies Meta<typeof ExtractButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAdmins: Story = {
  parameters: at({ staff: admin }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Registerutdrag' }));
    await screen.findByRole('dialog', { name: 'Ta ut allt om barnet' });
  },
};
/** A worker takes no extracts. */
export const ForWorkers: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
