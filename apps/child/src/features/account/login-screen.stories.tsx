import { SIGN_IN } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { expect, waitFor } from 'storybook/test';
import { sessionLost, type SessionEnd } from '../../frame/session/session-slice.ts';
import { dropCodes, keepCode } from '../../frame/storage/codes.ts';
import { sv } from '../../locales/sv.ts';
import { session } from '../../testing/fixtures.ts';
import { botCheckOff, botCheckOn } from '../../testing/mocks-account.ts';
import { fails, records, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { LoginScreen } from './login-screen.tsx';

const meta = {
  title: 'Child/Account/Login',
  tags: ['screen'],
  component: LoginScreen,
  decorators: [inApp({ at: '/login' })],
  parameters: { layout: 'fullscreen', msw: [botCheckOff('login')] },
} satisfies Meta<typeof LoginScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(/Mobilnummer/), '0701234567');
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'hemligt-ord');
};

const tryOnce: Play = async (context) => {
  const { canvas, userEvent } = context;
  await fillIn(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logga in' })).toBeDisabled();
  },
};

const sent: unknown[] = [];

export const SignsIn: Story = {
  parameters: { msw: [botCheckOff('login'), records(SIGN_IN, sent, session)] },
  play: async (context) => {
    sent.length = 0;
    await tryOnce(context);
    await waitFor(() => expect(sent).toEqual([{ username: '+46701234567', password: 'hemligt-ord' }]));
  },
};

/** Phone and e-mail: each keeps its input, and an incomplete number gets a message. */
export const PhoneOrEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Mobilnummer/), '070123');
    await userEvent.tab();
    await canvas.findByText('Skriv 10 siffror. De två första ska vara 07.');
    await userEvent.click(canvas.getByRole('radio', { name: 'E-post' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-post' }), 'kim@');
    await userEvent.tab();
    await canvas.findByText(/Skriv en hel e-postadress/);
    await userEvent.click(canvas.getByRole('radio', { name: 'Mobil' }));
    await expect(canvas.getByLabelText(/Mobilnummer/)).toHaveValue('070 123');
  },
};

const wrong = fails(SIGN_IN, 401, 'wrong-credentials');

export const WrongPassword: Story = {
  parameters: { msw: [botCheckOff('login'), wrong] },
  play: async (context) => {
    await tryOnce(context);
    await context.canvas.findByText('Fel nummer, e-post eller lösenord. Prova igen.');
  },
};

/** The server says late that it wants the bot check: a press before that waits, and nothing moves under the finger. */
export const PressedEarly: Story = {
  parameters: {
    msw: [...botCheckOn('login', 600), records(SIGN_IN, sent, session)],
  },
  play: async (context) => {
    sent.length = 0;
    const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
    // From the first field: on a low window the press itself scrolls the button into view.
    const button = () =>
      topOf(context.canvas.getByRole('button', { name: 'Logga in' })) -
      topOf(context.canvas.getByLabelText(/Mobilnummer/));
    await fillIn(context);
    const before = button();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Logga in' }));
    await context.canvas.findByRole('checkbox');
    await expect(button()).toBe(before);
    await waitFor(
      () => expect(sent).toMatchObject([{ username: '+46701234567', altcha: expect.any(String) }]),
      {
        timeout: 10_000,
      },
    );
  },
};

/** After more than two failures the message links to a new password. */
export const ManyFailures: Story = {
  parameters: { msw: [botCheckOff('login'), wrong] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await tryOnce(context);
    const button = canvas.getByRole('button', { name: 'Logga in' });
    await canvas.findByRole('alert');
    await expect(canvas.getAllByRole('link', { name: 'Har du glömt lösenordet?' })).toHaveLength(1);
    await userEvent.click(button);
    await canvas.findByRole('alert');
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Har du glömt lösenordet?' })).toHaveLength(2),
    );
  },
};

export const TooManyTries: Story = {
  parameters: { msw: [botCheckOff('login'), fails(SIGN_IN, 429, 'too-many-tries')] },
  play: async (context) => {
    await tryOnce(context);
    await context.canvas.findByText(/Det blev för många försök/);
  },
};

export const ServerError: Story = {
  parameters: { msw: [botCheckOff('login'), fails(SIGN_IN, 500, 'server-error')] },
  play: async (context) => {
    await tryOnce(context);
    await context.canvas.findByText(/Något gick fel hos oss/);
  },
};

export const Offline: Story = {
  parameters: { msw: [botCheckOff('login'), unreachable(SIGN_IN)] },
  play: async (context) => {
    await tryOnce(context);
    await context.canvas.findByText(/Vi når inte vår server/);
  },
};

/** The bot check failed; the input is kept. */
export const BotCheckFailed: Story = {
  parameters: { msw: [botCheckOff('login'), fails(SIGN_IN, 403, 'bot-check-failed')] },
  play: async (context) => {
    await tryOnce(context);
    await context.canvas.findByText(sv['error.bot-check']);
    await expect(context.canvas.getByLabelText('Lösenord')).toHaveValue('hemligt-ord');
  },
};

export const Busy: Story = {
  parameters: { msw: [botCheckOff('login'), fails(SIGN_IN, 503, 'busy')] },
  play: async (context) => {
    await tryOnce(context);
    await context.canvas.findByText(sv['error.busy']);
  },
};

/** The message after the session ended while the app was open. */
const after = (ended: SessionEnd): Story => ({
  decorators: [
    (Screen) => {
      const dispatch = useDispatch();
      useEffect(() => void dispatch(sessionLost(ended)), [dispatch]);
      return <Screen />;
    },
  ],
});

export const SessionOver: Story = {
  ...after('over'),
  play: async ({ canvas }) => void (await canvas.findByText(sv['account.login.ended'])),
};

export const CookiesBlocked: Story = {
  ...after('no-cookie'),
  play: async ({ canvas }) => void (await canvas.findByText(sv['account.login.no-cookie'])),
};

/** This browser stores an invitation code. */
export const Invited: Story = {
  loaders: [() => keepCode('ABC-DEF')],
  play: async ({ canvas }) => {
    await canvas.findByText(sv['account.login.invited']);
    dropCodes();
  },
};

export const English: Story = { parameters: { place: { at: '/login', language: 'en' } } };
