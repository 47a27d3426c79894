import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { emptyStats, schoolStats, suppressedStats } from '../../testing/answers.ts';
import { chartSvg, toPng } from './chart-image.ts';
import { inApp } from '../../testing/story.tsx';
import { Charts } from './charts-view.tsx';

const meta = {
  title: 'Viewer/Statistics/Charts',
  component: Charts,
  decorators: [inApp],
  args: { stats: schoolStats, accepted: 23 },
} satisfies Meta<typeof Charts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nobody: Story = { args: { stats: emptyStats } };
export const TooFew: Story = { args: { stats: suppressedStats } };
export const TwoPeriods: Story = {
  args: { against: { stats: schoolStats, names: ['Kvartal 4, 2026', 'Kvartal 3, 2026'] } },
};
export const OtherTooFew: Story = {
  args: { against: { stats: suppressedStats, names: ['Norra teamet', 'Södra teamet'] } },
};

/** A chart as a picture that stands alone. */
export const SavedAsPicture: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement)
      .getByRole('heading', { name: 'Hur är det på rasterna?' })
      .closest('section')!;
    const svg = chartSvg(card) ?? '';
    await expect(svg).toContain('Ibland bra, ibland inte');
    await expect(svg).toContain('43 %');
    await expect(svg).not.toContain('var(');
    const png = await toPng(svg);
    await expect(png.type).toBe('image/png');
    await expect(png.size).toBeGreaterThan(2000);
  },
};
