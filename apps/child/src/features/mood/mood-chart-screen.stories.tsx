import { READ_MOODS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { moodsOf } from '../../testing/around-home.ts';
import { failingPeriods, moods } from '../../testing/mocks-moods.ts';
import { fails, hangs } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { MoodChartScreen } from './mood-chart-screen.tsx';

const week = moodsOf({ 0: 4, 1: 4, 2: 3, 3: 1, 6: 2, 9: 5, 12: 0, 20: 3, 28: 4, 40: 3 }, ['GLAD', 'SAFE']);

const meta = {
  title: 'Child/Mood/Chart',
  tags: ['screen'],
  component: MoodChartScreen,
  decorators: [inApp({ at: '/moodchart' })],
  parameters: { layout: 'fullscreen', msw: [moods({ currentStreak: 4 }, week)] },
} satisfies Meta<typeof MoodChartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Seven days; today is selected and shows its feelings. */
export const Week: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Du valde glad och trygg.');
    await expect(canvas.getByRole('button', { name: 'En dag framåt' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'En dag bakåt' }));
    await expect(canvas.getByRole('button', { name: 'En dag framåt' })).toBeEnabled();
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: 0 } });
    await expect(canvas.getByRole('heading', { level: 2, name: /inget ansikte/ })).toBeVisible();
  },
};

/** Yesterday has no mood and can still get one; earlier days only show that there is none. */
export const MissedYesterday: Story = {
  parameters: { msw: [moods({ currentStreak: 1 }, moodsOf({ 0: 4, 3: 2 }))] },
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider');
    await fireEvent.change(slider, { target: { value: 5 } });
    const face = await canvas.findByRole('link', { name: 'Okej' });
    await expect(face.getAttribute('href')).toMatch(/^\/mood\/ok\?day=\d{4}-\d{2}-\d{2}$/);
    await fireEvent.change(slider, { target: { value: 1 } });
    await expect(canvas.queryByRole('link', { name: 'Okej' })).toBeNull();
  },
};

/** Changing the interval ends the window today again. */
export const Month: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'En dag bakåt' }));
    await userEvent.click(canvas.getByRole('radio', { name: '30 dagar' }));
    await expect(await canvas.findByRole('button', { name: 'En dag framåt' })).toBeDisabled();
    await expect(canvas.getByRole('slider')).toHaveAttribute('max', '29');
  },
};

/** The same days as a table. */
export const AsATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Visa som tabell'));
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Dag',
      'Läge',
      'Känslor',
    ]);
    await expect(table.getAllByRole('rowheader')).toHaveLength(5);
    await expect(table.getAllByText('glad, trygg')).toHaveLength(5);
  },
};

export const Empty: Story = {
  parameters: { msw: [moods({ currentStreak: 0 }, {})] },
  play: async ({ canvas }) => {
    await canvas.findByText('Här är det tomt än.');
  },
};

export const Loading: Story = { parameters: { msw: [hangs(READ_MOODS)] } };

export const Failed: Story = {
  parameters: { msw: [fails(READ_MOODS, 500, 'server-error')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/');
  },
};

/** The first day is known, its month is not: the child can try again, or look at something else. */
export const FailedDays: Story = {
  parameters: { msw: [failingPeriods(), moods({ currentStreak: 4 }, week)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prova igen' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'År' })).toBeEnabled();
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };

export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'أيامك' });
  },
};
