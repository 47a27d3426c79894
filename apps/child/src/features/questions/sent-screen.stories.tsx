import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { SentScreen } from './sent-screen.tsx';

const sentTo = (unit: string) => ({ place: { at: { pathname: '/form/sent', state: { unit } } } });

const meta = {
  title: 'Child/Questions/Sent',
  tags: ['screen'],
  component: SentScreen,
  decorators: [inApp({ at: '/form/sent' })],
  parameters: { layout: 'fullscreen', ...sentTo('Ungdomsteamet') },
} satisfies Meta<typeof SentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Thanks, who can read it now, and nothing more to do. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tack för att du berättar!' });
    await expect(canvas.getByText('Dina svar är skickade till Ungdomsteamet.')).toBeVisible();
    await expect(canvas.getByText('Du behöver inte göra mer just nu.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByRole('img', { name: /Konfetti/ })).toBeNull();
  },
};

/** A unit that has said when it reads. */
export const ReadsSoon: Story = {
  parameters: {
    place: { at: { pathname: '/form/sent', state: { unit: 'Ungdomsteamet', readsWithin: 3 } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ungdomsteamet läser/)).toBeVisible();
  },
};

/** Opened without having sent anything. */
export const NothingSent: Story = {
  parameters: { place: { at: '/form/sent' } },
  play: async ({ canvas }) => {
    await canvas.findByText('/home');
  },
};

export const English: Story = {
  parameters: { place: { ...sentTo('The youth team').place, language: 'en' } },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: sentTo('Familjerättsenheten för barn och unga i de norra stadsdelarna'),
};
