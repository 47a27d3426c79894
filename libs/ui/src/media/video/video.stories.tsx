import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
      do: ['Captions in every language of the film, the first one on.'],
      dont: ['Start by itself.', 'Captions over faces or controls: they stand below the picture.'],
      keyboard: [['Space', 'Plays and pauses, when the film has the focus.']],
    },
  },
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first language is on at first; the menu changes it or turns it off. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const showing = () =>
      [...canvasElement.querySelector('video')!.textTracks]
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
