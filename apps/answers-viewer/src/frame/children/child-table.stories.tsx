import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { children, invitations } from '../../testing/people.ts';
import { inApp } from '../../testing/story.tsx';
import { ChildTable } from './child-table.tsx';

const meta = {
  title: 'Viewer/Frame/Child table',
  component: ChildTable,
  decorators: [inApp],
  args: {
    caption: 'Barn',
    list: children.map((child) => ({ invitation: present(invitations[0], 'invitations[0]'), child })),
    today: new Date('2026-11-20T12:00:00Z'),
  },
} satisfies Meta<typeof ChildTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithInvitation: Story = { args: { withInvitation: true } };
export const LongUnit: Story = {
  args: {
    withInvitation: true,
    list: children.map((child) => ({
      invitation: {
        ...present(invitations[0], 'invitations[0]'),
        unit: 'Mottagnings- och utredningsenheten för barn och unga',
      },
      child,
    })),
  },
};
