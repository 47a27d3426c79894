import { moodLevels } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ReactNode } from 'react';
import { AreaPicture } from './area-picture.tsx';
import { Brand, HeroPicture, Lantern, Logo } from './lantern.tsx';
import { Pool } from './pool.tsx';
import { RateFace, Smiley } from './smiley.tsx';

const sizes = [24, 64, 300];
const areas = ['myself', 'school', 'family', 'base', 'leisure', 'kasamstegen', 'homes'] as const;
const rates = [1, 2, 3, 4, 5] as const;

function Shelf({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>{children}</div>;
}

const meta = {
  title: 'Components/Drawings/Smiley, areas, lantern',
  component: Smiley,
  subcomponents: { RateFace, AreaPicture, Lantern, Logo, Brand, HeroPicture, Pool },
  args: { mood: 'GOOD' },
} satisfies Meta<typeof Smiley>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration, unless it has a label. */
export const Default: Story = {
  args: { label: 'Bra' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bra' })).toBeVisible();
  },
};

/** Each mood has a silhouette of its own, so it is told apart without its colour. */
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
/** One neutral colour for all five: no answer looks better than another. Chosen = lit. */
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
export const Areas: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Shelf key={size}>
          {areas.map((area) => (
            <AreaPicture key={area} area={area} size={size} />
          ))}
        </Shelf>
      ))}
    </>
  ),
};
export const Lanterns: Story = {
  render: () => (
    <>
      {sizes.map((size) => (
        <Shelf key={size}>
          <Lantern size={size} />
          <Lantern size={size} lit={false} />
          <Logo size={size} />
        </Shelf>
      ))}
      <Brand>Lykta</Brand>
    </>
  ),
};
export const Hero: Story = {
  render: () => (
    <div style={{ inlineSize: '22.5rem', maxInlineSize: '100%', blockSize: '26.5rem' }}>
      <HeroPicture alt="Ett barn med en lykta i handen går på en stig om natten" />
    </div>
  ),
};
export const PoolOfLight: Story = {
  render: () => (
    <div style={{ position: 'relative', isolation: 'isolate', blockSize: '20rem', overflow: 'hidden' }}>
      <Pool x="50%" y="50%" size="18rem" />
      <div style={{ display: 'grid', placeItems: 'center', blockSize: '100%' }}>
        <Lantern size={96} />
      </div>
    </div>
  ),
};
