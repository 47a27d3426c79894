import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { NotHere } from './not-here.tsx';

const meta = {
  title: 'Viewer/Frame/Not here',
  component: NotHere,
  decorators: [inApp],
  args: { href: '/invitations', back: 'Till inbjudningarna' },
} satisfies Meta<typeof NotHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
