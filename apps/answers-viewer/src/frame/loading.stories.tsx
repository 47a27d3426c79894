import type { Meta, StoryObj } from '@storybook/react-vite';
import { inApp } from '../testing/story.tsx';
import { Loading } from './loading.tsx';

const meta = {
  title: 'Viewer/Frame/Loading',
  component: Loading,
  decorators: [inApp],
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { parts: ['text'] } };
export const Figures: Story = { args: { parts: ['donut', 'donut', 'donut'] } };
