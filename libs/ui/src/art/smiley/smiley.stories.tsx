import { moodLevels } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shelf, sizes } from '../shelf.tsx';
import { RateFace } from './rate-face.tsx';
import { Smiley } from './smiley.tsx';

const rates = [1, 2, 3, 4, 5] as const;

const meta = {
  title: 'Components/Drawings/Smiley',
  component: Smiley,
  subcomponents: { RateFace },
  args: { mood: 'GOOD' },
  parameters: {
    guide: {
      do: ['A word beside or under every face.', 'A label where the face stands alone.'],
      dont: ['A face that hangs from a cord.', 'Told apart by colour alone.'],
      pairs: [
        {
          right: () => (
            <>
              <Smiley mood="CRAPPY" size={64} />
              <p>Botten</p>
            </>
          ),
          wrong: () => <Smiley mood="CRAPPY" size={64} />,
          because: 'Two people read a face in two ways; its word they read in one.',
        },
      ],
    },
  },
} satisfies Meta<typeof Smiley>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: 'Bra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bra' })).toBeVisible();
  },
};
export const Moods: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Shelf key={size}>
          {moodLevels.map((mood) => (
            <Smiley key={mood} mood={mood} size={size} />
          ))}
        </Shelf>
      ))}
    </>
  ),
};
export const MoodsInGrey: Story = {
  render: () => (
    <div style={{ filter: 'grayscale(1)' }}>
      <Shelf>
        {moodLevels.map((mood) => (
          <Smiley key={mood} mood={mood} size={64} />
        ))}
      </Shelf>
    </div>
  ),
};
export const Rates: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Shelf key={size}>
          {rates.map((rate) => (
            <RateFace key={rate} rate={rate} size={size} lit={rate === 4} />
          ))}
        </Shelf>
      ))}
    </>
  ),
};
