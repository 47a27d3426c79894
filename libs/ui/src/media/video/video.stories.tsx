import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fakeSpeech, fakeVoice } from '../../speech/fake-speech.ts';
import { Video } from './video.tsx';

const captions = (text: string) => `data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:02.000%0A${text}`;

const meta = {
  title: 'Components/Media/Video',
  component: Video,
  args: {
    files: [{ src: 'data:video/mp4;base64,', type: 'video/mp4' }],
    label: 'Så funkar Lykta',
    texts: {
      captions: 'Text i filmen',
      off: 'Ingen text',
      failed: 'Filmen går inte att visa nu. Prova igen senare.',
    },
    captions: [
      { src: captions('Hej!'), language: 'sv', label: 'Svenska' },
      { src: captions('Hi!'), language: 'en', label: 'English' },
      { src: captions('مرحبا'), language: 'ar', label: 'العربية' },
    ],
  },
  parameters: {
    guide: {
      do: ['Captions in every language of the film, the first one on.', 'A voice for a film without sound.'],
      dont: [
        'Start by itself.',
        'A voice for a film that has a sound of its own.',
        'Captions over faces or controls: they stand below the picture.',
      ],
      keyboard: [
        ['Space', 'Plays and pauses, when the film has the focus.'],
        ['Enter, Space', 'On the button below: turns the voice on and off.'],
      ],
    },
  },
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first language is on at first; the menu changes it or turns it off. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const showing = () =>
      [...present(canvasElement.querySelector('video'), 'canvasElement.querySelector(’video’)').textTracks]
        .filter((track) => track.mode !== 'disabled')
        .map((track) => track.language);
    await waitFor(() => expect(showing()).toEqual(['sv']));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Text i filmen' }), 'العربية');
    await waitFor(() => expect(showing()).toEqual(['ar']));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Text i filmen' }), 'Ingen text');
    await waitFor(() => expect(showing()).toEqual([]));
  },
};

/** No file could be played: it shows a message. */
export const Failed: Story = {
  args: { files: [{ src: 'data:video/unknown,', type: 'video/unknown' }] },
  play: async ({ canvas }) => {
    await canvas.findByText('Filmen går inte att visa nu. Prova igen senare.');
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    texts: {
      ...meta.args.texts,
      captions: 'Vilket språk ska texten i filmen vara på?',
      off: 'Ingen text alls, bara rösterna',
    },
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'How Lykta works',
    texts: {
      captions: 'Text in the film',
      off: 'No text',
      failed: 'The film can not be shown now. Try again later.',
    },
  },
};

const voice = {
  texts: {
    start: 'Slå på rösten',
    stop: 'Stäng av rösten',
    none: 'Här finns ingen röst för det språket. Texten under bilden säger samma sak.',
  },
};

/** A film without sound: the device's voice says its captions, also those that are not shown. */
export const Voice: Story = {
  args: { voice },
  beforeEach: () => fakeSpeech(fakeVoice('sv-SE')).restore,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Text i filmen' }), 'Ingen text');
    await userEvent.click(canvas.getByRole('button', { name: 'Slå på rösten' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stäng av rösten' }));
    await expect(canvas.getByRole('button', { name: 'Slå på rösten' })).toBeVisible();
  },
};

/** The device has no voice for the language of the captions; another language may have one. */
export const NoVoice: Story = {
  args: { voice },
  beforeEach: () => fakeSpeech(fakeVoice('en-GB')).restore,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slå på rösten' }));
    await expect(await canvas.findByText(/^Här finns ingen röst/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Slå på rösten' })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Text i filmen' }), 'English');
    await expect(await canvas.findByRole('button', { name: 'Stäng av rösten' })).toBeVisible();
    await expect(canvas.queryByText(/^Här finns ingen röst/)).toBeNull();
  },
};
