import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateFace } from '../../art/smiley/rate-face.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { StatCard } from '../../viewer/cards/cards.tsx';
import { Donut } from './donut.tsx';

const meta = {
  title: 'Components/Charts/Donut',
  component: Donut,
  args: {
    caption: 'Hur är det på rasterna?',
    centre: { value: '21', word: 'barn' },
    texts: {
      answer: 'Svar',
      count: 'Antal',
      share: 'Andel',
      rounding: 'Andelarna är avrundade.',
      together: 'Svar med samma färg är en del av ringen.',
    },
    empty: <EmptyState title="Inget barn har svarat." />,
    slices: [
      { id: 'a', label: 'Oftast bra', value: 9 },
      { id: 'b', label: 'Ibland bra, ibland inte', value: 7 },
      { id: 'skip', label: 'hoppat över', value: 2, skip: true },
      { id: 'c', label: 'Oftast inte bra', value: 3 },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: '34rem' }} data-density="adult">
      <StatCard title={args.caption} kind="Ett svar">
        <Donut {...args} />
      </StatCard>
    </div>
  ),
  parameters: {
    guide: {
      do: ['One donut, one question.', 'The number of children in the middle.', 'Skipped: grey, and last.'],
      dont: ['More than seven colours.', 'A donut without its table.'],
    },
  },
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table repeats everything in the ring; skipped answers are grey and last. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.textContent)).toEqual([
      'Oftast bra943 %',
      'Ibland bra, ibland inte733 %',
      'Oftast inte bra314 %',
      'hoppat över210 %',
    ]);
    await expect(canvas.getByRole('table', { name: 'Hur är det på rasterna?' })).toBeVisible();
  },
};

/** All words begin at one edge, with a face before them or without. */
export const Faces: Story = {
  args: {
    caption: 'Hur trivs du i din klass?',
    ordered: true,
    slices: [
      { id: '5', label: 'Jättebra', value: 6, picture: <RateFace rate={5} size={20} /> },
      { id: '4', label: 'Bra', value: 5, picture: <RateFace rate={4} size={20} /> },
      { id: '3', label: 'Sådär', value: 4, picture: <RateFace rate={3} size={20} /> },
      { id: '2', label: 'Inte så bra', value: 2, picture: <RateFace rate={2} size={20} /> },
      { id: '1', label: 'Inte alls', value: 1, picture: <RateFace rate={1} size={20} /> },
      { id: 'skip', label: 'hoppat över', value: 3, skip: true },
    ],
  },
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('rowheader').map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector('span')!.lastChild!);
      const { left, right } = range.getBoundingClientRect();
      return Math.round(getComputedStyle(cell).direction === 'rtl' ? right : left);
    });
    await expect(new Set(words).size).toBe(1);
  },
};

/** Four steps of a scale: the first and the last colour are those of five. */
export const Scale: Story = {
  args: {
    caption: 'Hur ofta är det svårt?',
    ordered: true,
    slices: ['Sällan', 'Ibland', 'Ofta', 'Varje dag'].map((label, index) => ({
      id: label,
      label,
      value: index + 2,
    })),
  },
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll<SVGPathElement>('svg[viewBox^="-100"] path')];
    await expect(parts.map(({ style }) => style.fill)).toEqual(
      [1, 2, 4, 5].map((step) => `var(--donut-step-${step})`),
    );
  },
};
/** Seven colours and grey, with a note for shares that do not add up to 100. */
export const AllColours: Story = {
  args: {
    slices: ['Lärare', 'Kurator', 'Kompis', 'Någon hemma', 'Syskon', 'Ingen', 'Någon annan'].map(
      (label, index) => ({
        id: label,
        label,
        value: [5, 3, 8, 6, 2, 3, 3][index] ?? 1,
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Andelarna är avrundade.')).toBeVisible();
  },
};
/** Of more than seven answers the last ones are one part of the ring; the table names each. */
export const MoreThanSeven: Story = {
  args: {
    slices: ['Ritar', 'Spelar', 'Läser', 'Sover', 'Tränar', 'Lagar mat', 'Vilar', 'Ute', 'Inget'].map(
      (label, index) => ({ id: label, label, value: index + 1 }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
    const parts = [...canvasElement.querySelectorAll('svg[viewBox^="-100"] path')];
    const colours = parts.map((part) => getComputedStyle(part).fill);
    await expect(new Set(colours).size).toBe(7);
    await expect(parts).toHaveLength(7);
    await expect(canvas.getByText('Svar med samma färg är en del av ringen.')).toBeVisible();
  },
};
/** Halves have the widest labels at the sides; none is cut off. */
export const Halves: Story = {
  args: {
    slices: [
      { id: 'a', label: 'Ja', value: 2 },
      { id: 'b', label: 'Nej', value: 2 },
    ],
    centre: { value: '4', word: 'barn' },
  },
  play: async ({ canvasElement }) => {
    const ring = present(
      canvasElement.querySelector('svg[viewBox^="-100"]'),
      'canvasElement.querySelector(…)',
    ).getBoundingClientRect();
    for (const text of canvasElement.querySelectorAll('svg text')) {
      const { left, right } = text.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(ring.left);
      await expect(right).toBeLessThanOrEqual(ring.right);
    }
  },
};
export const OneAnswer: Story = {
  args: { slices: [{ id: 'a', label: 'Oftast bra', value: 4 }], centre: { value: '4', word: 'barn' } },
};
export const Empty: Story = {
  args: { slices: [{ id: 'a', label: 'Oftast bra', value: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inget barn har svarat.')).toBeVisible();
  },
};
/** On a phone the ring is above its table. */
export const OnAPhone: Story = { args: Faces.args, globals: { viewport: { value: 'small' } } };
export const LongText: Story = {
  args: {
    slices: [
      {
        id: 'a',
        label: 'Jag brukar berätta för någon vuxen i skolan eller hemma när det har hänt något',
        value: 11,
      },
      { id: 'b', label: 'Jag brukar inte säga något', value: 13 },
    ],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    caption: 'How are your breaks?',
    centre: { value: '21', word: 'children' },
    texts: {
      answer: 'Answer',
      count: 'Count',
      share: 'Share',
      rounding: 'The shares are rounded.',
      together: 'Answers of one colour are one part of the ring.',
    },
    slices: [
      { id: 'a', label: 'Mostly good', value: 9 },
      { id: 'b', label: 'Good at times, bad at times', value: 10 },
      { id: 'skip', label: 'skipped', value: 2, skip: true },
    ],
  },
  render: (args) => (
    <div style={{ maxInlineSize: '34rem' }} data-density="adult">
      <StatCard title={args.caption} kind="One answer">
        <Donut {...args} />
      </StatCard>
    </div>
  ),
};
