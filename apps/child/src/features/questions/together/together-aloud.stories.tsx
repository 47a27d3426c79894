import { fakeSpeech, fakeVoice } from '@lykta/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readSettings } from '../../../frame/storage/settings.ts';
import { someAnswers } from '../../../testing/forms.ts';
import { adultsSide, begin, heading, opened } from '../../../testing/sittings.ts';
import { inApp } from '../../../testing/story.tsx';
import { keepEasier, keepToken } from './kept-sitting.ts';
import { TogetherPage } from './together-page.tsx';

let device: ReturnType<typeof fakeSpeech>;

const meta = {
  title: 'Child/Questions/Together/Read aloud',
  tags: ['screen'],
  component: TogetherPage,
  decorators: [inApp({ at: '/together' })],
  parameters: { layout: 'fullscreen', msw: opened() },
  beforeEach: () => {
    device = fakeSpeech(fakeVoice('sv-SE'));
    keepToken('token');
    return () => {
      keepToken(undefined);
      device.restore();
    };
  },
} satisfies Meta<typeof TogetherPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * In the easier way the device reads by itself. While the child answers alone it says neither what is chosen nor what is
 * asked next, which would tell it too.
 */
export const AloneUnheard: Story = {
  parameters: { msw: opened({ ...someAnswers, answers: { hello: someAnswers.answers.hello! } }) },
  beforeEach: () => keepEasier(true),
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, 'Hur har du det i skolan?');
    await waitFor(() => expect(device.speech.now).toBe('Hur har du det i skolan?'));
    await userEvent.click(canvas.getByRole('button', { name: 'Jag vill svara själv nu' }));
    const before = device.speech.texts.length;
    await userEvent.click(canvas.getByRole('radio', { name: 'Bra' }));
    await heading(canvas, 'Har du någon att vara med?');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ja' }));
    await heading(canvas, 'Vem är du helst med?');
    await expect(device.speech.texts.slice(before)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Nu får du titta igen' }));
    await waitFor(() => expect(device.speech.now).toBe('Vem är du helst med?'));
  },
};

/**
 * Enklare is chosen for this form alone, and goes with it: the next child begins in the usual way, and the device's own
 * setting is as it was.
 */
export const EasierEndsWithIt: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('switch', { name: 'Enklare' }));
    await waitFor(() => expect(device.speech.now).toBe('Ska vi svara på några frågor?'));
    await begin(context);
    await expect(await canvas.findByRole('switch', { name: 'Enklare' })).toBeChecked();
    await expect(readSettings().easier).toBe(false);
    const adult = within(await adultsSide(canvas));
    await userEvent.click(adult.getByRole('button', { name: 'Stäng frågorna' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stänga frågorna?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stäng och ta bort svaren' }));
    await userEvent.type(await canvas.findByLabelText('Kod'), 'abcdefgh');
    await userEvent.click(canvas.getByRole('button', { name: 'Öppna frågorna' }));
    await expect(await canvas.findByRole('switch', { name: 'Enklare' })).not.toBeChecked();
  },
};

export const English: Story = { parameters: { place: { language: 'en', at: '/together' } } };
