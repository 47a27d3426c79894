import { Invitations, Profile, present } from '@lykta/domain';
import { READ_INVITATIONS, READ_MOODS, READ_PROFILE, SIGN_OUT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { keepInstallOffer } from '../../frame/install/install-prompt.ts';
import { aroundHome, moodsOf } from '../../testing/around-home.ts';
import { emptyProfile, someInvitations } from '../../testing/fixtures.ts';
import { aroundFormList, askedOfHome, formsOfHome } from '../../testing/forms-of-home.tsx';
import { signedIn } from '../../testing/mocks-account.ts';
import { moods } from '../../testing/mocks-moods.ts';
import { accepts, fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { HomeScreen } from './home-screen.tsx';

const meta = {
  title: 'Child/Home',
  tags: ['screen'],
  component: HomeScreen,
  decorators: [inApp({ at: '/home' })],
  parameters: { layout: 'fullscreen', msw: [...Object.values(aroundHome), ...aroundFormList] },
  args: { forms: formsOfHome, asked: askedOfHome },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A complete profile, no mood yet today. */
export const Default: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '3 dagar i rad' });
    await canvas.findByRole('img', { name: /De senaste sju dagarna/ });
    await canvas.findByRole('link', { name: 'Min profil' });
    await expect(canvas.queryByRole('link', { name: 'Inställningar' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Inbjudningar/ })).toBeNull();
    const questions = await canvas.findByRole('button', { name: 'Svara på frågor' });
    await expect(questions).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(questions);
    await canvas.findByText('Skolan');
    await userEvent.click(canvas.getByRole('link', { name: 'Botten' }));
    await canvas.findByText('/mood/crappy');
  },
};

/** The number is not verified: offered once, and never again after a no. */
export const OffersInvitations: Story = {
  parameters: {
    msw: [signedIn({ verified: false }), ...Object.values(aroundHome), ...aroundFormList],
  },
  beforeEach: () => () => localStorage.removeItem('general'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Få inbjudningar i Lykta/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Inte nu' }));
    await expect(canvas.queryByRole('button', { name: /Få inbjudningar/ })).toBeNull();
    await expect(
      JSON.parse(present(localStorage.getItem('general'), 'localStorage.getItem(’general’)')),
    ).toMatchObject({ verify_declined: true });
  },
};

export const MoodChosenToday: Story = {
  tags: ['every-mode'],
  parameters: {
    msw: [
      moods({ level0: 4, level1: [], currentStreak: 4 }, moodsOf({ 0: 4, 1: 4, 2: 4, 3: 3 })),
      aroundHome.profile,
      aroundHome.invitations,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Bra.*valt idag/ });
  },
};

/** A new account: the button asks for the first missing part of the profile. */
export const EmptyProfile: Story = {
  parameters: {
    msw: [
      replies(READ_PROFILE, Profile, emptyProfile),
      moods({ currentStreak: 0 }, {}),
      aroundHome.invitations,
    ],
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Gör min profil klar' });
    await expect(next).toHaveAttribute('href', '/avatar');
    await expect(canvas.queryByRole('link', { name: 'Min profil' })).toBeNull();
    const settings = canvas.getByRole('link', { name: 'Inställningar' });
    await expect(settings).toHaveAttribute('href', '/settings');
    await expect(canvas.queryByText(/missat|miss/i)).toBeNull();
  },
};

export const AsksForBirthYearNext: Story = {
  parameters: {
    msw: [
      replies(READ_PROFILE, Profile, { ...emptyProfile, avatar: 'child-01' }),
      aroundHome.moods,
      aroundHome.invitations,
    ],
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Gör min profil klar' });
    await expect(next).toHaveAttribute('href', '/birthyear');
  },
};

/** A badge shows the number of pending invitations; what is asked is one press away. */
export const Invited: Story = {
  parameters: {
    msw: [aroundHome.profile, aroundHome.moods, replies(READ_INVITATIONS, Invitations, someInvitations)],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Inbjudningar.*1 ny/ });
    const asked = await canvas.findByRole('link', { name: /Ungdomsteamet har frågor till dig/ });
    await expect(asked).toHaveAttribute('href', '/form/school/1/inv-1/req-1');
  },
};

/** /form without an area leads here: the list is open. */
export const FormsOpen: Story = {
  parameters: { place: { at: { pathname: '/home', state: { forms: 'open' } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Skolan');
  },
};

const streak = { place: { at: { pathname: '/home', state: { streak: 4 } } } };

/** After a mood check, with a complete profile. */
export const StreakWithQuestions: Story = {
  parameters: streak,
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '4 dagar i rad' }));
    await expect(dialog.getByRole('link', { name: 'Ja, gärna' })).toHaveAttribute('href', '/form');
    await userEvent.click(dialog.getByRole('button', { name: 'Inte nu' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** After a mood check, while the profile lacks something. */
export const StreakOnly: Story = {
  parameters: {
    ...streak,
    msw: [replies(READ_PROFILE, Profile, emptyProfile), aroundHome.moods, aroundHome.invitations],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: '4 dagar i rad' });
    await expect(canvas.queryByText('Vill du svara på några frågor nu?')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Okej' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  parameters: {
    msw: [hangs(READ_PROFILE), hangs(READ_MOODS), hangs(READ_INVITATIONS)],
  },
};

export const ProfileError: Story = {
  parameters: {
    msw: [fails(READ_PROFILE, 500, 'server-error'), aroundHome.moods, aroundHome.invitations],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await canvas.findByRole('button', { name: 'Prova igen' });
  },
};

export const SignsOut: Story = {
  parameters: { msw: [...Object.values(aroundHome), accepts(SIGN_OUT)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga ut' }));
    await waitFor(() => expect(localStorage.getItem('lykta-app-login_time')).toBeNull());
  },
};

export const SignOutFails: Story = {
  parameters: { msw: [...Object.values(aroundHome), fails(SIGN_OUT, 503, 'busy')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga ut' }));
    await canvas.findByText(/Lykta hinner inte med just nu/);
  },
};

/** The browser offers to install the app; the child can decline for good. */
export const Installable: Story = {
  beforeEach: () => () => localStorage.removeItem('general'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Svara på frågor' });
    keepInstallOffer();
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }),
    );
    await canvas.findByRole('button', { name: /Lägg Lykta på hemskärmen/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Nej tack, visa inte igen' }));
    await expect(canvas.queryByRole('button', { name: /Lägg Lykta/ })).toBeNull();
    await expect(
      JSON.parse(present(localStorage.getItem('general'), 'localStorage.getItem(’general’)')),
    ).toMatchObject({ install_declined: true });
    window.dispatchEvent(new Event('appinstalled'));
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };

/** A streak of a year, and a large number of invitations. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: {
    msw: [
      aroundHome.profile,
      moods({ level0: 4, level1: [], currentStreak: 1204 }, moodsOf({ 0: 4, 1: 4, 2: 4, 3: 3 })),
      replies(READ_INVITATIONS, Invitations, {
        ...someInvitations,
        pending: Array.from({ length: 12 }, (_, index) => ({
          ...present(someInvitations.pending[0], 'someInvitations.pending[0]'),
          id: `inv-${index}`,
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Inbjudningar.*12 nya/ });
    await canvas.findByRole('heading', { name: '1204 dagar i rad' });
  },
};

export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'قصتي' });
  },
};
