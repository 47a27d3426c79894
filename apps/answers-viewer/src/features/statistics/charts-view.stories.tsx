import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  comingStats,
  emptyStats,
  publishedStats,
  schoolStats,
  suppressedStats,
  unreadStats,
} from '../../testing/answers.ts';
import { chartSvg, toPng } from './chart-image.ts';
import { goodDayBut } from '../../testing/handlers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { Charts } from './charts-view.tsx';

const meta = {
  title: 'Viewer/Statistics/Charts',
  component: Charts,
  decorators: [inApp],
  args: { stats: schoolStats, taking: 23, onReason: fn() },
} satisfies Meta<typeof Charts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nobody: Story = { args: { stats: emptyStats } };
/** Published quarters: rounded, and withheld figures say why. */
export const Published: Story = {
  args: { stats: publishedStats },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Till och med kvartal 3, 2026/)).toBeVisible();
    await expect(canvas.getByText(/avrundade till en multipel av 3/)).toBeVisible();
    await expect(canvas.getByText(/för en mindre enhet annars kan räknas ut/)).toBeVisible();
    await expect(canvas.getByText(/Alla svarade lika/)).toBeVisible();
    await expect(canvas.getByText(/För få barn har svarat/)).toBeVisible();
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
};
export const PublishedInEnglish: Story = {
  args: { stats: publishedStats },
  parameters: at({ at: '/story', language: 'en' }),
};
export const NotPublishedYet: Story = { args: { stats: comingStats } };

/** Children who are counted only after the worker has given a reason. */
export const ReasonFirst: Story = {
  args: { stats: unreadStats },
  parameters: goodDayBut(),
  play: async ({ args, canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Uppföljning' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Räkna med 2 barn' }));
    await waitFor(() => expect(args.onReason).toHaveBeenCalledOnce());
  },
};
export const TooFew: Story = { args: { stats: suppressedStats } };
export const TwoPeriods: Story = {
  args: { against: { stats: schoolStats, names: ['Kvartal 4, 2026', 'Kvartal 3, 2026'] } },
};
export const OtherTooFew: Story = {
  args: { against: { stats: suppressedStats, names: ['Norra teamet', 'Södra teamet'] } },
};

/** A chart saved as a self-contained picture. */
export const SavedAsPicture: Story = {
  play: async ({ canvasElement }) => {
    const card = present(
      within(canvasElement).getByRole('heading', { name: 'Hur är det på rasterna?' }).closest('section'),
      'within(…)',
    );
    const svg = chartSvg(card) ?? '';
    await expect(svg).toContain('Ibland bra, ibland inte');
    await expect(svg).toContain('43 %');
    await expect(svg).not.toContain('var(');
    const png = await toPng(svg);
    await expect(png.type).toBe('image/png');
    await expect(png.size).toBeGreaterThan(2000);
  },
};
