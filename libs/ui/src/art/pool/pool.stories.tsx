import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lantern } from '../lantern/lantern.tsx';
import { Pool } from './pool.tsx';

const meta = {
  title: 'Components/Drawings/Pool',
  component: Pool,
  args: { x: '50%', y: '50%', size: '18rem' },
  parameters: {
    guide: {
      do: ['At most one on a screen, behind the one thing that matters.'],
      dont: ['A pool cut by a straight line in sight.', 'A gradient.'],
    },
  },
  render: (args) => (
    <div style={{ position: 'relative', isolation: 'isolate', blockSize: '20rem', overflow: 'hidden' }}>
      <Pool {...args} />
      <div style={{ display: 'grid', placeItems: 'center', blockSize: '100%' }}>
        <Lantern size={96} />
      </div>
    </div>
  ),
} satisfies Meta<typeof Pool>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
