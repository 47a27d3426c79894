import { SAVE_MOOD } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { moods } from '../../testing/mocks-moods.ts';
import { fails, records, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { MoodScreen } from './mood-screen.tsx';

const nothingYet = moods({ currentStreak: 0 }, {});

const meta = {
  title: 'Child/Mood/Feelings',
  tags: ['screen'],
  component: MoodScreen,
  decorators: [inApp({ at: '/mood/good', route: '/mood/:type' })],
  parameters: { layout: 'fullscreen', msw: [nothingYet] },
} satisfies Meta<typeof MoodScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent: unknown[] = [];
const saved = { date: '2026-11-20', level0: 4, level1: ['GLAD', 'CALM'], currentStreak: 4 };

/** Chooses two feelings, saves and returns home. */
export const Good: Story = {
  parameters: { msw: [nothingYet, records(SAVE_MOOD, sent, saved)] },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'glad' }));
    await userEvent.click(canvas.getByRole('button', { name: 'lugn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await canvas.findByText('/home');
    await expect(sent).toHaveLength(1);
    await expect(sent[0]).toMatchObject({ level0: 4, level1: ['GLAD', 'CALM'] });
  },
};

/** A hard mood: a calm offer of help that can be closed. */
export const Crappy: Story = {
  tags: ['every-mode'],
  parameters: { place: { at: '/mood/crappy' } },
  play: async ({ canvas, userEvent }) => {
    const help = canvas.getByRole('link', { name: /Vill du prata med någon nu/ });
    await expect(help).toHaveAttribute('href', '/support/bad');
    await userEvent.click(canvas.getByRole('button', { name: 'otrygg' }));
    await expect(canvas.getByRole('link', { name: /Vill du prata/ })).toHaveAttribute(
      'href',
      '/support/violence',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stäng tipset' }));
    await expect(canvas.queryByRole('link', { name: /Vill du prata/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Klar' })).toBeEnabled();
  },
};

/** Search in all feelings: cancel changes nothing, ready keeps the choice. */
export const AllFeelings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visa fler' }));
    let dialog = within(await canvas.findByRole('dialog', { name: 'Alla känslor' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'fniss');
    await userEvent.click(dialog.getByRole('button', { name: 'fnissig' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'fnissig' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Visa fler' }));
    dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'fniss');
    await userEvent.click(dialog.getByRole('button', { name: 'fnissig' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Klar' }));
    await expect(await canvas.findByRole('button', { name: 'fnissig' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const NoSuchFeeling: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visa fler' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'xyz');
    await dialog.findByText(/Vi har inget sådant ord/);
  },
};

/** Today's mood, chosen earlier, with its feelings. */
export const ChosenBefore: Story = {
  parameters: { msw: [moods({ level0: 4, level1: ['PROUD'], currentStreak: 2 }, {})] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'stolt' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
};

export const SaveFails: Story = {
  parameters: { msw: [nothingYet, fails(SAVE_MOOD, 500, 'server-error')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    const problem = await canvas.findByText('Vi kunde inte spara hur du mår. Prova igen.');
    // It stands above the button that was pressed, where nothing covers it.
    const { left, top, bottom } = problem.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(problem.contains(document.elementFromPoint(left + 4, (top + bottom) / 2))).toBe(true);
  },
};

export const Offline: Story = {
  parameters: { msw: [nothingYet, unreachable(SAVE_MOOD)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await canvas.findByText(/Vi når inte vår server/);
  },
};

export const UnknownMood: Story = {
  parameters: { place: { at: '/mood/fantastic' } },
  play: async ({ canvas }) => {
    await canvas.findByText('/home');
  },
};

export const English: Story = { parameters: { place: { at: '/mood/bad', language: 'en' } } };
