import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AppColumn } from '../app-column/app-column.tsx';
import { StoryHeader } from '../story-header.tsx';
import { QuietScene } from './quiet-scene.tsx';

const meta = {
  title: 'Components/Frame/QuietScene',
  component: QuietScene,
  args: {
    place: 'moth',
    header: <StoryHeader lead="home" />,
  },
  render: (args) => (
    <AppColumn>
      <QuietScene {...args} />
    </AppColumn>
  ),
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['A headline, at most two sentences and one next step below.', 'A drawing that stands still.'],
      dont: ['Red, or a code, for something that is nobody’s fault.'],
    },
  },
} satisfies Meta<typeof QuietScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingBroke: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-place] svg path')).not.toBeNull());
  },
};
export const NoContact: Story = { args: { place: 'cord' } };
export const NothingYet: Story = { args: { place: 'path' } };
export const NoWayOn: Story = { args: { place: 'gate' } };
export const Done: Story = { args: { place: 'rest' } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    header: <StoryHeader lead="home" language="en" />,
  },
};
