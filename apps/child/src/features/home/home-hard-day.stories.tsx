import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aroundHome, moodsOf } from '../../testing/around-home.ts';
import { askedOfHome, formsOfHome } from '../../testing/forms-of-home.tsx';
import { moods } from '../../testing/mocks-moods.ts';
import { inApp } from '../../testing/story.tsx';
import { HomeScreen } from './home-screen.tsx';

const hardDay = [
  moods({ level0: 0, level1: ['UNSAFE'], currentStreak: 4 }, moodsOf({ 0: 0, 1: 4 })),
  aroundHome.profile,
  aroundHome.invitations,
];

const meta = {
  title: 'Child/Home/A hard day',
  tags: ['screen'],
  component: HomeScreen,
  decorators: [inApp({ at: '/home' })],
  parameters: { layout: 'fullscreen', msw: hardDay },
  args: { forms: formsOfHome, asked: askedOfHome },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After a hard mood: thanks and help first, no streak; the help stays on home until the child closes it. */
export const AfterAHardMood: Story = {
  parameters: {
    place: { at: { pathname: '/home', state: { streak: 4, hard: true, help: 'violence' } } },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Tack för att du berättar' }));
    await expect(dialog.getByRole('link', { name: 'Prata med någon' })).toHaveAttribute(
      'href',
      '/support/violence',
    );
    await expect(dialog.queryByText(/frågor/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Okej' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const help = within(await canvas.findByRole('region', { name: 'Vill du prata med någon nu?' }));
    await expect(help.getByRole('link', { name: 'Fler som kan hjälpa' })).toHaveAttribute(
      'href',
      '/support/violence',
    );
    await expect(help.getByRole('link', { name: 'Ring 116 111: Bris' })).toHaveAttribute(
      'href',
      'tel:116111',
    );
    await expect(help.getByRole('link', { name: /Ring 112/ })).toHaveAttribute('href', 'tel:112');
    await userEvent.click(help.getByRole('button', { name: 'Stäng tipset' }));
    await expect(canvas.queryByRole('region', { name: /Vill du prata/ })).toBeNull();
  },
};

/** Later on a hard day: the help is shown without a mood check just before. */
export const LaterOnAHardDay: Story = {
  play: async ({ canvas }) => {
    const help = await canvas.findByRole('link', { name: 'Chatta med Bris' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await canvas.findByRole('heading', { level: 1, name: 'Tack för att du berättade.' });
    await canvas.findByText('Det låter tungt.');
    await canvas.findByRole('heading', { name: 'Dina dagar' });
    await expect(canvas.queryByText(/dagar i rad/)).toBeNull();
    // The help comes first, the questions last.
    const story = canvas.getByRole('link', { name: 'Min berättelse' });
    const questions = await canvas.findByRole('button', { name: 'Svara på frågor' });
    const follows = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(follows(help, story)).toBe(true);
    await expect(follows(story, questions)).toBe(true);
  },
};

/** The child closed the help before saving; the thanks are still shown. */
export const ThanksWithoutHelpEnglish: Story = {
  parameters: { place: { language: 'en', at: { pathname: '/home', state: { streak: 1, hard: true } } } },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Thank you for telling' }));
    await expect(dialog.queryByRole('link')).toBeNull();
  },
};
