import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { ReadingSettings } from './reading-settings.tsx';

/** Gives the device these voices while a story is shown; the test machine has none. */
const withVoices =
  (...names: string[]) =>
  () => {
    const voices = names.map((name) => ({
      name,
      lang: 'sv-SE',
      localService: true,
      default: false,
      voiceURI: name,
    }));
    spyOn(window.speechSynthesis, 'getVoices').mockReturnValue(voices);
  };

const meta = {
  title: 'Child/Settings/Read aloud',
  component: ReadingSettings,
  decorators: [inApp({ at: '/settings' })],
  beforeEach: withVoices('Alva', 'Oskar'),
} satisfies Meta<typeof ReadingSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lugnt' }));
    await userEvent.selectOptions(await canvas.findByLabelText('Röst'), 'Oskar');
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('general') ?? '{}')).toMatchObject({
        readingPace: 'slow',
        readingVoice: 'Oskar',
      }),
    );
  },
};
/** The easier way is chosen here, and changed back. */
export const Easier: Story = {
  play: async ({ canvas, userEvent }) => {
    const stored = () => JSON.parse(localStorage.getItem('general') ?? '{}');
    await userEvent.click(canvas.getByRole('switch', { name: 'Enklare' }));
    await expect(stored()).toMatchObject({ easier: true });
    await userEvent.click(canvas.getByRole('switch', { name: 'Enklare' }));
    await expect(stored()).toMatchObject({ easier: false });
  },
};
/** One voice leaves nothing to choose. */
export const OneVoice: Story = {
  beforeEach: withVoices('Alva'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Läs upp' })).toBeVisible();
    await expect(canvas.queryByLabelText('Röst')).toBeNull();
  },
};
/** Without a Swedish voice it says how to get one. */
export const NoVoice: Story = {
  beforeEach: withVoices(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Här finns ingen svensk röst/, {}, { timeout: 5000 })).toBeVisible();
  },
};
export const English: Story = { globals: { language: 'en' } };
