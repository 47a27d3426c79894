import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../../testing/story.tsx';
import { DoneScreen } from './done-screen.tsx';

const meta = {
  title: 'Child/Questions/Done',
  tags: ['screen'],
  component: DoneScreen,
  decorators: [inApp({ at: '/form/done' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DoneScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
