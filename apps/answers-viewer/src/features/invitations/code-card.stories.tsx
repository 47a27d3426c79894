import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { invitations } from '../../testing/people.ts';
import { inApp } from '../../testing/story.tsx';
import { CodeCard } from './code-card.tsx';

const meta = {
  title: 'Viewer/Invitations/Code',
  component: CodeCard,
  decorators: [inApp],
  args: { invitation: present(invitations[0], 'invitations[0]') },
} satisfies Meta<typeof CodeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The link proposes the easier way; what is proposed is in the link alone. */
export const ProposesEasier: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Föreslå Enklare' }));
    await expect(canvas.getByText(`${args.invitation.link}#easier`)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Föreslå Enklare' }));
    await expect(canvas.getByText(args.invitation.link)).toBeVisible();
  },
};
/** A closed invitation has no code to hand out. */
export const Closed: Story = { args: { invitation: present(invitations[3], 'invitations[3]') } };
export const LastDay: Story = {
  args: { invitation: { ...present(invitations[0], 'invitations[0]'), lastDay: '2026-12-18' } },
};
export const LongUnit: Story = {
  args: {
    invitation: {
      ...present(invitations[0], 'invitations[0]'),
      unit: 'Mottagnings- och utredningsenheten för barn och unga',
    },
  },
};
