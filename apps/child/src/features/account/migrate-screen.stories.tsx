import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ProblemCode } from '@lykta/domain';
import { CHANGE_USERNAME, SIGN_IN_LEGACY, SIGN_OUT } from '@lykta/domain/calls';
import { sv } from '../../locales/sv.ts';
import { session } from '../../testing/fixtures.ts';
import { botCheckOff } from '../../testing/mocks-account.ts';
import { accepts, fails, records } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { MigrateScreen } from './migrate-screen.tsx';

const signsIn = records(SIGN_IN_LEGACY, [], { ...session, legacy: true });
const signsOut = accepts(SIGN_OUT);
/** The calls before the new username. */
const oldLogin = [botCheckOff('login'), signsIn, signsOut];

const meta = {
  title: 'Child/Account/Migrate',
  tags: ['screen'],
  component: MigrateScreen,
  decorators: [inApp({ at: '/migrate?link=k7m2' })],
  parameters: { layout: 'fullscreen', msw: oldLogin },
} satisfies Meta<typeof MigrateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const signIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Gammalt användarnamn'), 'kalle');
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'ord');
  await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
};

const changeName: Play = async (context) => {
  const { canvas, userEvent } = context;
  await signIn(context);
  await userEvent.click(await canvas.findByRole('button', { name: 'Ja, ni får spara det här' }));
  await userEvent.type(await canvas.findByLabelText(/Mobilnummer/), '0701234567');
  await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
};

/** Old login, consent, new username, confirmation. */
export const AllSteps: Story = {
  parameters: { msw: [...oldLogin, accepts(CHANGE_USERNAME)] },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByRole('heading', { name: 'Nu är det bytt!' });
  },
};

export const WrongLogin: Story = {
  parameters: {
    msw: [botCheckOff('login'), fails(SIGN_IN_LEGACY, 401, 'wrong-credentials')],
  },
  play: async (context) => {
    await signIn(context);
    await context.canvas.findByText(/Fel nummer, e-post eller lösenord/);
  },
};

/** Each rule has its message at its field. */
export const TooShort: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Gammalt användarnamn'), 'k');
    await userEvent.type(canvas.getByLabelText('Lösenord'), 'o');
    await userEvent.tab();
    await expect(canvas.getAllByText('Skriv minst 2 tecken.')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Nästa' })).toBeDisabled();
  },
};

/** The third failure says who can help, because an old login has no address for a new password. */
export const WrongThreeTimes: Story = {
  parameters: WrongLogin.parameters,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context);
    for (const expected of [0, 0, 1]) {
      await canvas.findByText(/Fel nummer, e-post eller lösenord/);
      await expect(canvas.queryAllByText(/Fråga den som gav dig länken/)).toHaveLength(expected);
      if (expected === 0) await userEvent.click(canvas.getByRole('button', { name: 'Nästa' }));
    }
  },
};

export const NameTaken: Story = {
  parameters: {
    msw: [...oldLogin, fails(CHANGE_USERNAME, 409, 'username-taken')],
  },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByText(/Det numret eller den e-posten går inte/);
  },
};

/** Saving the new username failed: the message says why. */
const failsToSave = (status: number, code: ProblemCode, text: string | RegExp): Story => ({
  parameters: { msw: [...oldLogin, fails(CHANGE_USERNAME, status, code)] },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByText(text);
    await expect(context.canvas.getByLabelText(/Mobilnummer/)).toHaveValue('070 123 45 67');
  },
});

export const ServerError = failsToSave(500, 'server-error', sv['error.server']);
export const TooManyTries = failsToSave(429, 'too-many-tries', /Det blev för många försök\. Vänta/);
/** The browser did not store the cookie of the old login. */
export const CookiesBlocked = failsToSave(401, 'not-signed-in', sv['account.login.no-cookie']);

const signedOut: unknown[] = [];

/** A child who cancels the migration is signed out of the old login. */
export const NotNow: Story = {
  parameters: { msw: [botCheckOff('login'), signsIn, records(SIGN_OUT, signedOut)] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context);
    await canvas.findByRole('heading', { name: sv['account.consent.title'] });
    // The story before this one also signs out when it is unmounted.
    signedOut.length = 0;
    await userEvent.click(canvas.getByRole('link', { name: 'Inte nu' }));
    await waitFor(() => expect(signedOut).toHaveLength(1));
  },
};

/** Without a link there is nothing to migrate. */
export const WithoutLink: Story = {
  parameters: { place: { at: '/migrate' } },
  play: async ({ canvas }) => {
    await canvas.findByText('/');
  },
};

export const English: Story = { parameters: { place: { at: '/migrate?link=k7m2', language: 'en' } } };
