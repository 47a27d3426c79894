import { CREATE_ACCOUNT, IS_BOT_CHECK_ON, READ_CHALLENGE, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { sv } from '../../locales/sv.ts';
import { session } from '../../testing/fixtures.ts';
import { botCheckOff } from '../../testing/mocks-account.ts';
import { accepts, fails, hangs, records, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { CreateScreen } from './create-screen.tsx';

const meta = {
  title: 'Child/Account/Create',
  tags: ['screen'],
  component: CreateScreen,
  decorators: [inApp({ at: '/create' })],
  parameters: { layout: 'fullscreen', msw: [botCheckOff('create')] },
} satisfies Meta<typeof CreateScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const agree: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ja, ni får spara det här' }));
  await canvas.findByRole('heading', { name: 'Skapa konto' });
};

const fillIn: Play = async (context) => {
  const { canvas, userEvent } = context;
  await agree(context);
  await userEvent.type(canvas.getByLabelText(/Mobilnummer/), '0701234567');
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'hemligt-ord');
  await userEvent.type(canvas.getByLabelText('Lösenordet en gång till'), 'hemligt-ord');
};

/** First the screen says what is stored and why. */
export const ConsentFirst: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Läs mer'));
    await canvas.findByText(/Vi visar ingen reklam/);
  },
};

export const Form: Story = {
  play: async (context) => {
    await agree(context);
    await expect(context.canvas.getByRole('button', { name: 'Skapa konto' })).toBeDisabled();
  },
};

const sent: unknown[] = [];

export const Creates: Story = {
  parameters: { msw: [botCheckOff('create'), records(CREATE_ACCOUNT, sent, session)] },
  play: async (context) => {
    sent.length = 0;
    await fillIn(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Skapa konto' }));
    await waitFor(() => expect(sent).toEqual([{ username: '+46701234567', password: 'hemligt-ord' }]));
  },
};

/** A child that has answered together with a worker keeps what it told: the code goes with the new account. */
export const WithOwnCode: Story = {
  parameters: { msw: [botCheckOff('create'), records(CREATE_ACCOUNT, sent, session)] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    sent.length = 0;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Jag har en kod från ett samtal' }));
    const field = canvas.getByLabelText('Din kod');
    await userEvent.type(field, 'abcdefghjkmn');
    await expect(canvas.getByRole('button', { name: 'Skapa konto' })).toBeDisabled();
    await userEvent.type(field, 'pqrs');
    await expect(field).toHaveValue('ABCD-EFGH-JKMN-PQRS');
    await userEvent.click(canvas.getByRole('button', { name: 'Skapa konto' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { username: '+46701234567', password: 'hemligt-ord', ownCode: 'ABCDEFGHJKMNPQRS' },
      ]),
    );
  },
};

/** The code of an invitation does not fit here: the field says what to do with it, and the button waits. */
export const WithInvitationCode: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Jag har en kod från ett samtal' }));
    const field = canvas.getByLabelText('Din kod');
    await userEvent.type(field, 'abcdef');
    await expect(field).toHaveAccessibleDescription(sv['account.own-code.short']);
    await userEvent.clear(field);
    await expect(canvas.getByRole('button', { name: 'Skapa konto' })).toBeEnabled();
  },
};

/** Too short, then different: each field shows its message, and the button stays disabled. */
export const PasswordRules: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await agree(context);
    await userEvent.type(canvas.getByLabelText(/Mobilnummer/), '0701234567');
    await userEvent.type(canvas.getByLabelText('Lösenord'), 'kort');
    await userEvent.tab();
    await expect(canvas.getAllByText('Skriv minst 8 tecken.').length).toBeGreaterThan(0);
    await userEvent.type(canvas.getByLabelText('Lösenord'), '-men-längre');
    await userEvent.type(canvas.getByLabelText('Lösenordet en gång till'), 'något-annat');
    await userEvent.tab();
    await canvas.findByText('Lösenorden är inte lika, eller för korta. Prova igen.');
    await expect(canvas.getByRole('button', { name: 'Skapa konto' })).toBeDisabled();
  },
};

/** The username is taken: the field shows the message until it is edited. */
export const UsernameTaken: Story = {
  parameters: { msw: [botCheckOff('create'), fails(CREATE_ACCOUNT, 409, 'username-taken')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Skapa konto' }));
    const said = await canvas.findByText(/Det numret eller den e-posten går inte/);
    const field = canvas.getByLabelText(/Mobilnummer/);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(said.textContent);
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.queryByText(/Det numret eller den e-posten går inte/)).toBeNull();
  },
};

/** The call failed: the message says why, and the input is kept. */
const failsWith = (call: HttpHandler, text: string | RegExp): Story => ({
  parameters: { msw: [botCheckOff('create'), call] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Skapa konto' }));
    await canvas.findByText(text);
    await expect(canvas.getByLabelText('Lösenord')).toHaveValue('hemligt-ord');
  },
});

export const Refused = failsWith(fails(CREATE_ACCOUNT, 400, 'invalid-input'), sv['account.create.failed']);
export const WrongOwnCode = failsWith(
  fails(CREATE_ACCOUNT, 404, 'code-not-found'),
  sv['account.own-code.wrong'],
);
export const ServerError = failsWith(fails(CREATE_ACCOUNT, 500, 'server-error'), sv['error.server']);
export const Offline = failsWith(unreachable(CREATE_ACCOUNT), sv['error.offline']);
export const TooManyTries = failsWith(
  fails(CREATE_ACCOUNT, 429, 'too-many-tries'),
  /Det blev för många försök\. Vänta/,
);

/** The bot check takes a while: the button shows that it is busy and ignores a second press. */
export const Checking: Story = {
  parameters: {
    msw: [accepts(fill(IS_BOT_CHECK_ON, { purpose: 'create' })), hangs(READ_CHALLENGE)],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    const button = canvas.getByRole('button', { name: 'Skapa konto' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await canvas.findByText(sv['bot-check.verifying']);
  },
};

export const English: Story = { parameters: { place: { at: '/create', language: 'en' } } };
