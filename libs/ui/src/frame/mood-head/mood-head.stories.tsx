import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppColumn } from '../app-column/app-column.tsx';
import { StoryHeader } from '../story-header.tsx';
import { MoodHead } from './mood-head.tsx';

const meta = {
  title: 'Components/Frame/MoodHead',
  component: MoodHead,
  args: { mood: 'GOOD', title: 'Bra', header: <StoryHeader /> },
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['The face and its word, on its own colour.'],
      dont: ['A face that hangs: it stands on the ground.'],
    },
  },
  // The column clips the head's pool of light.
  decorators: [(Story) => <AppColumn>{Story()}</AppColumn>],
} satisfies Meta<typeof MoodHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lowest: Story = { args: { mood: 'CRAPPY', title: 'Botten' } };
export const English: Story = {
  globals: { language: 'en' },
  args: { header: <StoryHeader language="en" />, title: 'Good' },
};
