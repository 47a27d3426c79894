import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../testing/story.tsx';
import { RecipientList } from './recipient-list.tsx';

const meta = {
  title: 'Viewer/Invitations/Recipients',
  component: RecipientList,
  decorators: [inApp],
  args: { recipients: [], onChange: () => {} },
} satisfies Meta<typeof RecipientList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Some: Story = {
  args: { recipients: ['+46701234567', 'ett.mycket.langt.namn@en-lang-adress.example'] },
};
