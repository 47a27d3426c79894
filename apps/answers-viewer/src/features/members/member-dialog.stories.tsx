import type { Meta, StoryObj } from '@storybook/react-vite';
import { goodDayBut } from '../../testing/handlers.ts';
import { members } from '../../testing/organisation.ts';
import { admin } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { MemberDialog } from './member-dialog.tsx';

const meta = {
  title: 'Viewer/Members/Dialog',
  component: MemberDialog,
  decorators: [inApp],
  args: { member: undefined, onClose: () => {} },
  parameters: { ...at({ staff: admin }), ...goodDayBut() },
} satisfies Meta<typeof MemberDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Change: Story = { args: { member: members[1] } };
