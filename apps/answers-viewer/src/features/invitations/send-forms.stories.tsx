import type { Meta, StoryObj } from '@storybook/react-vite';
import { forms, invitations } from '../../testing/people.ts';
import { inApp } from '../../testing/story.tsx';
import { SendForms } from './send-forms.tsx';

const meta = {
  title: 'Viewer/Invitations/Send forms',
  component: SendForms,
  decorators: [inApp],
  args: { invitation: invitations[0]!, forms, onClose: () => {} },
} satisfies Meta<typeof SendForms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
