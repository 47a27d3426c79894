import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProblemCode } from '@lykta/domain';
import { CHECK_RESET_LINK, FINISH_PASSWORD_RESET, START_PASSWORD_RESET } from '@lykta/domain/calls';
import type { HttpHandler } from 'msw';
import { expect } from 'storybook/test';
import { sv } from '../../locales/sv.ts';
import { botCheckOff } from '../../testing/mocks-account.ts';
import { accepts, fails, hangs, records, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const meta = {
  title: 'Child/Account/Reset password',
  tags: ['screen'],
  component: ResetPasswordScreen,
  decorators: [inApp({ at: '/resetpwd' })],
  parameters: { layout: 'fullscreen', msw: [botCheckOff('resetpwd')] },
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const sent: unknown[] = [];

/** Without a token: requests a link; the answer never reveals whether the account exists. */
export const Request: Story = {
  parameters: { msw: [botCheckOff('resetpwd'), records(START_PASSWORD_RESET, sent)] },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    await userEvent.type(canvas.getByLabelText(/Mobilnummer/), '0701234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka länken' }));
    await canvas.findByText(/Finns ditt konto har vi skickat en länk/);
    await canvas.findByRole('heading', { name: sv['account.reset.look.phone'] });
    await expect(sent).toEqual([
      { username: '+46701234567', redirect: `${window.location.origin}/resetpwd` },
    ]);
  },
};

/** By e-mail, and nothing arrived: the input is still there to check and send again. */
export const OnceMore: Story = {
  parameters: Request.parameters,
  // The app stores the chosen login method.
  beforeEach: () => () => localStorage.removeItem('general'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'E-post' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-post' }), 'kim@exempel.se');
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka länken' }));
    await canvas.findByRole('heading', { name: sv['account.reset.look.email'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka en gång till' }));
    await expect(canvas.getByRole('textbox', { name: 'E-post' })).toHaveValue('kim@exempel.se');
  },
};

/** The request failed; the input is kept. */
const asksInVain = (status: number, code: ProblemCode, text: string): Story => ({
  parameters: { msw: [botCheckOff('resetpwd'), fails(START_PASSWORD_RESET, status, code)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Mobilnummer/), '0701234567');
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka länken' }));
    await canvas.findByText(text);
    await expect(canvas.getByLabelText(/Mobilnummer/)).toHaveValue('070 123 45 67');
  },
});

export const NotAuthorised = asksInVain(401, 'not-signed-in', sv['error.not-authorised']);
export const ServerError = asksInVain(500, 'server-error', sv['error.server']);
export const TooManyTries = asksInVain(429, 'too-many-tries', sv['error.too-many-tries_one']);

const choose: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Lösenord'), 'ett-nytt-ord');
  await userEvent.type(canvas.getByLabelText('Lösenordet en gång till'), 'ett-nytt-ord');
  await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
};

/** With a token: the new password. */
export const WithToken: Story = {
  parameters: {
    place: { at: '/resetpwd#token=abc' },
    msw: [accepts(CHECK_RESET_LINK), records(FINISH_PASSWORD_RESET, sent)],
  },
  play: async (context) => {
    await choose(context);
    await context.canvas.findByRole('heading', { name: 'Klart!' });
  },
};

const choosesInVain = (call: HttpHandler, text: string): Story => ({
  parameters: { place: { at: '/resetpwd#token=abc' }, msw: [accepts(CHECK_RESET_LINK), call] },
  play: async (context) => {
    await choose(context);
    await context.canvas.findByText(text);
    await expect(context.canvas.getByLabelText('Lösenord')).toHaveValue('ett-nytt-ord');
  },
});

export const SavingFails = choosesInVain(
  fails(FINISH_PASSWORD_RESET, 500, 'server-error'),
  sv['error.server'],
);
export const SavingOffline = choosesInVain(unreachable(FINISH_PASSWORD_RESET), sv['error.offline']);

/** Too short, and different: each field shows its message, and the button stays disabled. */
export const PasswordRules: Story = {
  parameters: { place: { at: '/resetpwd#token=abc' }, msw: [accepts(CHECK_RESET_LINK)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Lösenord'), 'kort');
    await userEvent.type(canvas.getByLabelText('Lösenordet en gång till'), 'annat');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Lösenord')).toHaveAccessibleDescription(sv['account.password.short']);
    await expect(canvas.getByLabelText('Lösenordet en gång till')).toHaveAccessibleDescription(
      sv['account.password.differ'],
    );
    await expect(canvas.getByRole('button', { name: 'Spara' })).toBeDisabled();
  },
};

/** A link that has ended says so before a password is typed. */
export const DeadLink: Story = {
  parameters: {
    place: { at: '/resetpwd#token=old' },
    msw: [botCheckOff('resetpwd'), fails(CHECK_RESET_LINK, 401, 'link-expired')],
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Länken gäller inte längre' });
    await expect(canvas.queryByLabelText('Lösenord')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Be om en ny länk' }));
    await canvas.findByRole('button', { name: 'Skicka länken' });
  },
};

/** The link can't be looked at: the form is there, and the server decides later. */
export const LookFails: Story = {
  parameters: { place: { at: '/resetpwd#token=abc' }, msw: [unreachable(CHECK_RESET_LINK)] },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Lösenord');
  },
};

export const Loading: Story = {
  parameters: { place: { at: '/resetpwd#token=abc' }, msw: [hangs(CHECK_RESET_LINK)] },
};

/** The link ends while the password is typed. */
export const ExpiredLink: Story = {
  parameters: {
    place: { at: '/resetpwd#token=old' },
    msw: [accepts(CHECK_RESET_LINK), fails(FINISH_PASSWORD_RESET, 401, 'link-expired')],
  },
  play: async (context) => {
    await choose(context);
    await context.canvas.findByText('Länken gäller inte längre.');
    await context.canvas.findByRole('button', { name: 'Be om en ny länk' });
  },
};

export const English: Story = { parameters: { place: { at: '/resetpwd', language: 'en' } } };
