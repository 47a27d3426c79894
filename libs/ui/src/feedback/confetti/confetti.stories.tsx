import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Confetti } from './confetti.tsx';

const meta = {
  title: 'Components/Feedback/Confetti',
  component: Confetti,
  args: { label: 'En tänd lykta' },
  render: (args) => (
    <div style={{ minBlockSize: '12rem' }}>
      <Confetti {...args} />
      <p>Alla frågor är klara.</p>
    </div>
  ),
  parameters: {
    guide: {
      do: ['When a form or the profile is finished.'],
      dont: ['For a mood.', 'More than five seconds.'],
    },
  },
} satisfies Meta<typeof Confetti>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five seconds of confetti; with reduced motion a still lantern. */
export const Finished: Story = {};
/** With reduced motion in the toolbar or the system: no confetti, a lit lantern. */
export const Still: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'En tänd lykta' })).toBeVisible();
  },
};
export const English: Story = {
  globals: { language: 'en', motion: 'reduced' },
  args: { label: 'A lantern that is lit' },
  render: (args) => (
    <>
      <Confetti {...args} />
      <p>You are done with all questions.</p>
    </>
  ),
};
