import { Invitations, present } from '@lykta/domain';
import { READ_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aroundHome } from '../../testing/around-home.ts';
import { someInvitations } from '../../testing/fixtures.ts';
import { aroundFormList, askedOfHome, formsOfHome } from '../../testing/forms-of-home.tsx';
import { signedIn } from '../../testing/mocks-account.ts';
import { replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { expectWordsInside } from '../../testing/words-inside.ts';
import { HomeScreen } from './home-screen.tsx';

const meta = {
  title: 'Child/Home with the largest letters',
  tags: ['screen'],
  component: HomeScreen,
  decorators: [inApp({ at: '/home' })],
  globals: { language: 'ar', viewport: { value: 'small' }, text: '130' },
  parameters: { layout: 'fullscreen', msw: [...Object.values(aroundHome), ...aroundFormList] },
  args: { forms: formsOfHome, asked: askedOfHome },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both buttons of a form keep their words. */
export const FormsOpen: Story = {
  parameters: { place: { at: { pathname: '/home', state: { forms: 'open' } } } },
  play: async ({ canvas }) => {
    await expectWordsInside(await canvas.findAllByRole('button', { name: /البدء من جديد/ }));
  },
};

/** A unit's long name breaks before the arrow. */
export const Invited: Story = {
  parameters: {
    msw: [aroundHome.profile, aroundHome.moods, replies(READ_INVITATIONS, Invitations, someInvitations)],
  },
  play: async ({ canvas }) => {
    const asked = await canvas.findByRole('link', { name: /أسئلة لك من/ });
    const words = document.createRange();
    words.selectNodeContents(present(asked.querySelector('span:nth-of-type(2)'), 'the words'));
    const arrow = present([...asked.querySelectorAll('svg')].at(-1), 'the arrow').getBoundingClientRect();
    await expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(arrow.right);
  },
};

/** The button that declines an offer stays in its card. */
export const Offered: Story = {
  parameters: { msw: [signedIn({ verified: false }), ...Object.values(aroundHome), ...aroundFormList] },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: /استلام الدعوات/ });
    const card = present(offer.parentElement, 'the card').getBoundingClientRect();
    const close = present(offer.nextElementSibling, 'the button that closes').getBoundingClientRect();
    await expect(close.left).toBeGreaterThanOrEqual(card.left);
  },
};

export const OfferedInEnglish: Story = {
  ...Offered,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: /Get invitations in Lykta/ });
    const card = present(offer.parentElement, 'the card').getBoundingClientRect();
    const close = present(offer.nextElementSibling, 'the button that closes').getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(card.right);
  },
};
