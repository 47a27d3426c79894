import type { Meta, StoryObj } from '@storybook/react-vite';
import { Horizon } from './horizon.tsx';

const meta = {
  title: 'Components/Frame/Horizon',
  component: Horizon,
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', blockSize: '6rem', background: 'var(--area-school)' }}>
        {Story()}
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: ['At the lower edge of a coloured head, in the colour of what comes below.'],
      dont: ['More than one on a card.'],
    },
  },
} satisfies Meta<typeof Horizon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
