import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { moodsOf } from '../../testing/around-home.ts';
import { moods } from '../../testing/mocks-moods.ts';
import { inApp } from '../../testing/story.tsx';
import { MoodChartScreen } from './mood-chart-screen.tsx';

const week = moodsOf({ 0: 4, 1: 4, 2: 3, 3: 1, 6: 2, 9: 5, 12: 0, 20: 3, 28: 4, 40: 3 }, ['GLAD', 'SAFE']);

const meta = {
  title: 'Child/Mood/Calendar',
  tags: ['screen'],
  component: MoodChartScreen,
  decorators: [inApp({ at: '/moodchart' })],
  parameters: { layout: 'fullscreen', msw: [moods({ currentStreak: 4 }, week)] },
} satisfies Meta<typeof MoodChartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The month as a calendar of faces. A pressed day shows what was chosen; a day before the first face is no button. */
export const Calendar: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Månad' }));
    const grid = await canvas.findByRole('grid');
    await canvas.findByRole('heading', { level: 2, name: 'Bra' });
    await expect(within(canvas.getByRole('list', { name: 'Känslor' })).getByText('trygg')).toBeVisible();
    await expect(within(grid).getByRole('button', { current: 'date' })).toHaveAccessibleName(
      /^\p{L}+dag .+, bra$/u,
    );
    await expect(canvas.getByRole('button', { name: 'En månad framåt' })).toBeDisabled();
    while (!canvas.getByRole('button', { name: 'En månad bakåt' }).matches(':disabled'))
      await userEvent.click(canvas.getByRole('button', { name: 'En månad bakåt' }));
    await expect(canvas.getByRole('button', { name: 'En månad framåt' })).toBeEnabled();
    const [first] = within(canvas.getByRole('grid')).getAllByRole('button');
    await waitFor(() => expect(first).toHaveAccessibleName(/, okej$/));
  },
};

/** A recent day without a face is a blank sheet, and can still get one. */
export const EmptyDay: Story = {
  parameters: { msw: [moods({ currentStreak: 0 }, moodsOf({ 2: 4 }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Månad' }));
    await canvas.findByRole('heading', { level: 2, name: 'Den dagen är tom.' });
    await expect(canvas.getByRole('link', { name: 'Okej' })).toBeVisible();
  },
};

const long = Array.from({ length: 3 * 365 }, (_, ago) => [ago, (ago * ago + 2) % 6] as const);
const asked: string[] = [];

/** Three years of days: only the months that are shown are asked for, and a month of the year opens. */
export const ThreeYears: Story = {
  parameters: { msw: [moods({ currentStreak: 0 }, moodsOf(Object.fromEntries(long), ['GLAD']), asked)] },
  play: async ({ canvas, userEvent }) => {
    asked.length = 0;
    await userEvent.click(await canvas.findByRole('radio', { name: 'År' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ett år bakåt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ett år bakåt' }));
    const months = await canvas.findAllByRole('button', { name: /: .*Super \d/ });
    await userEvent.click(present(months.at(-1), 'months.at(-1)'));
    const grid = await canvas.findByRole('grid', { name: /^december/ });
    await canvas.findByRole('heading', { level: 2, name: /^(?!Dina)/ });
    await expect(grid.contains(document.activeElement)).toBe(true);
    for (const search of asked) await expect(search).toMatch(/only=first|from=.+to=/);
  },
};

/** A year with its summary in words; neither a future year nor one before the first face can be chosen. */
export const Year: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'År' }));
    await expect(canvas.getByRole('button', { name: 'Ett år framåt' })).toBeDisabled();
    await userEvent.click(await canvas.findByText('Visa som lista'));
    await canvas.findAllByText(/Bra \d/);
  },
};

export const English: Story = {
  parameters: { place: { language: 'en' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Month' }));
    await expect(await canvas.findByRole('button', { current: 'date' })).toHaveAccessibleName(
      /^[A-Z]\w+day .+, good$/,
    );
  },
};
