import { emotions } from '@lykta/domain';
import { SAVE_MOOD } from '@lykta/domain/calls';
import { fakeSpeech, fakeVoice } from '@lykta/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { changeSettings } from '../../frame/storage/settings.ts';
import { moods } from '../../testing/mocks-moods.ts';
import { records } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { MoodScreen } from './mood-screen.tsx';

let device: ReturnType<typeof fakeSpeech>;
const nothingYet = moods({ currentStreak: 0 }, {});

/** The child has chosen the easier way; the device has this voice. */
const withVoice = (lang: string) => () => {
  const given = fakeSpeech(fakeVoice(lang));
  device = given;
  changeSettings({ easier: true });
  return () => {
    changeSettings({ easier: false });
    given.restore();
  };
};

const meta = {
  title: 'Child/Mood/Easier feelings',
  tags: ['screen'],
  component: MoodScreen,
  decorators: [inApp({ at: '/mood/good', route: '/mood/:type' })],
  beforeEach: withVoice('sv-SE'),
  parameters: { layout: 'fullscreen', msw: [nothingYet] },
} satisfies Meta<typeof MoodScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const sent: unknown[] = [];
const saved = { date: '2026-11-20', level0: 4, level1: ['GLAD'], currentStreak: 1 };

/** Four faces at a time, read by themselves; what is chosen is said, and saved as in the usual way. */
export const Good: Story = {
  tags: ['every-mode'],
  parameters: { msw: [nothingYet, records(SAVE_MOOD, sent, saved)] },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    const tiles = await canvas.findAllByRole('checkbox');
    await expect(tiles.map((tile) => tile.textContent)).toEqual(['stolt', 'glad', 'tacksam', 'hoppfull']);
    for (const tile of tiles) await expect(tile.querySelector('svg')).not.toBeNull();
    await waitFor(() => expect(device.speech.now).toBe('Vad känner du just nu?'));
    device.speech.finish();
    await waitFor(() => expect(device.speech.now).toBe('stolt'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'glad' }));
    await waitFor(() => expect(device.speech.now).toBe('glad'));
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await canvas.findByText('/home');
    await expect(sent).toMatchObject([{ level0: 4, level1: ['GLAD'] }]);
  },
};

/** A hard mood has its help first. More feelings come four at a time, and the new ones are read. */
export const Crappy: Story = {
  parameters: { place: { at: '/mood/crappy' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Vill du prata med någon nu/ })).toBeVisible();
    await canvas.findByRole('checkbox', { name: 'ledsen' });
    await userEvent.click(canvas.getByRole('button', { name: 'Visa fler' }));
    await canvas.findByRole('checkbox', { name: 'orolig' });
    await expect(canvas.queryByRole('checkbox', { name: 'ledsen' })).toBeNull();
    await waitFor(() => expect(device.speech.now).toBe('orolig'));
  },
};

/** A feeling that was chosen in the long list before is here too, chosen. */
export const ChosenBefore: Story = {
  parameters: { msw: [moods({ level0: 4, level1: ['GIGGLY'], currentStreak: 2 }, {})] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: 'stolt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Visa fler' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Visa fler' }));
    await expect(
      await canvas.findByRole('checkbox', { name: emotions.GIGGLY.label.sv, checked: true }),
    ).toBeVisible();
  },
};

/** The child goes back to the words. */
export const BackToUsual: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('switch', { name: 'Enklare' }));
    await expect(await canvas.findByRole('button', { name: 'glad' })).toBeVisible();
  },
};

/** No voice on this device: it says how to get one, and the feelings can be chosen. */
export const NoVoice: Story = {
  beforeEach: withVoice('en-GB'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Här finns ingen svensk röst/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'stolt' }));
    await expect(canvas.getByRole('checkbox', { name: 'stolt' })).toBeChecked();
  },
};

export const Small: Story = { globals: { viewport: { value: 'small' } } };
export const English: Story = {
  beforeEach: withVoice('en-GB'),
  parameters: { place: { at: '/mood/bad', language: 'en' } },
};
