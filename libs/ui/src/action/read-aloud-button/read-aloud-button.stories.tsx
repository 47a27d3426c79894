import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fakeSpeech, fakeVoice } from '../../speech/fake-speech.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';

const meta = {
  title: 'Components/Actions/ReadAloudButton',
  component: ReadAloudButton,
  args: {
    parts: ['Hur är det på rasterna?', 'Oftast bra', 'Ibland bra, ibland inte', 'Oftast inte bra'],
    texts: {
      start: 'Läs upp',
      pause: 'Pausa',
      goOn: 'Läs vidare',
      stopping: 'Slutar …',
      none: 'Här finns ingen svensk röst. Du kan hämta en där du ändrar saker i din mobil.',
    },
  },
  parameters: {
    guide: {
      do: ['Under the question, before the answers.', 'One part for each sentence and each answer.'],
      dont: ['Read at once, except where somebody has chosen that everything is read.'],
      keyboard: [['Enter, Space', 'Starts, pauses and goes on.']],
    },
  },
} satisfies Meta<typeof ReadAloudButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
let device: ReturnType<typeof fakeSpeech>;
const speaks = () => {
  device = fakeSpeech(fakeVoice('sv-SE'));
  return device.restore;
};
export const Reading: Story = {
  beforeEach: speaks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Läs upp' }));
    await expect(await canvas.findByRole('button', { name: 'Pausa' })).toBeVisible();
  },
};
/** It goes on with the same sentence. */
export const Paused: Story = {
  beforeEach: speaks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Läs upp' }));
    await waitFor(() => expect(device.speech.now).toBe('Hur är det på rasterna?'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pausa' }));
    await expect(canvas.getByRole('button', { name: 'Läs vidare' })).toHaveFocus();
  },
};
/** Whoever has chosen that everything is read presses nothing. */
export const AtOnce: Story = {
  args: { atOnce: true },
  beforeEach: speaks,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pausa' })).toBeVisible();
  },
};
/** The device has no voice for the language: it says how to get one. */
export const NoVoice: Story = {
  beforeEach: () => fakeSpeech(fakeVoice('en-GB')).restore,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Läs upp' }));
    await expect(await canvas.findByText(/^Här finns ingen svensk röst/)).toBeVisible();
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    language: 'en',
    parts: ['How are your breaks?'],
    texts: {
      start: 'Read aloud',
      pause: 'Pause',
      goOn: 'Read on',
      stopping: 'Stopping',
      none: 'There is no English voice here. You can get one in the settings of your phone.',
    },
  },
};
/** The button grows with its label. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { texts: { ...meta.args.texts, start: 'Läs upp frågan och alla svar som går att välja' } },
};
