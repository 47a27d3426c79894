import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../testing/story.tsx';
import { ChildPicture } from './child-picture.tsx';

const meta = {
  title: 'Viewer/Frame/Child picture',
  component: ChildPicture,
  decorators: [inApp],
  args: { avatar: 'child-03' },
} satisfies Meta<typeof ChildPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const MissingFile: Story = { args: { avatar: 'child-99', size: 'large' } };
