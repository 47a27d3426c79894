import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, inApp } from '../../testing/story.tsx';
import { DeletedChildren } from './deleted-children.tsx';

const meta = {
  title: 'Viewer/Frame/Deleted children',
  component: DeletedChildren,
  decorators: [inApp],
  args: {
    list: [
      { client: '7KF2MA', day: '2026-11-20' },
      { client: '5HC3DE', day: '2025-12-30' },
    ],
    today: new Date('2026-11-22T09:00:00Z'),
  },
} satisfies Meta<typeof DeletedChildren>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Barn 7KF-2MA, 20 nov');
    await canvas.findByText('Barn 5HC-3DE, 30 dec 2025');
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
