import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shelf, sizes } from '../shelf.tsx';
import { AreaPicture } from './area-picture.tsx';

const areas = ['myself', 'school', 'family', 'base', 'leisure', 'kasamstegen', 'homes'] as const;

const meta = {
  title: 'Components/Drawings/AreaPicture',
  component: AreaPicture,
  args: { area: 'school', size: 64 },
  parameters: { guide: { do: ['On the tint of its own area.'], dont: ['Text on the drawing.'] } },
} satisfies Meta<typeof AreaPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has an accessible name where no visible text names it. */
export const Default: Story = {
  args: { label: 'Skolan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Skolan' })).toBeVisible();
  },
};
export const All: Story = {
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
