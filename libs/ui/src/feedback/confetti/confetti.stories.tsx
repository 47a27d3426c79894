import type { Meta, StoryObj } from '@storybook/react-vite';
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
