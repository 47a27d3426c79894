import { mocked } from '@lykta/api/testing';
import { LIST_PROVIDERS, READ_STAFF_CHALLENGE, SIGN_IN_STAFF, START_IDENTITY } from '@lykta/domain/calls';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { within } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { worker } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { SignIn } from './sign-in.tsx';

const meta = {
  title: 'Viewer/Sign-in',
  tags: ['screen'],
  component: SignIn,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...at({ at: '/sign-in', staff: null }), ...goodDayBut() },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

async function tryToSignIn(userEvent: StoryContext['userEvent'], canvasElement: HTMLElement, submit: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('E-post'), 'karin@exempelby.se');
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'hemligt ord');
  await userEvent.click(canvas.getByRole('button', { name: submit }));
}

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/sign-in', staff: null, language: 'en' }) };

const providers = [
  { id: 'exempelby', organisation: 'Exempelby kommun', passwords: true },
  { id: 'lang', organisation: 'Norra Exempelbygdens och Skogstrakternas kommunalförbund', passwords: false },
];
const withProviders = mocked(LIST_PROVIDERS, () => HttpResponse.json(providers));
/** Two organisations have an identity provider of their own, one with a long name. */
export const OwnProviders: Story = {
  parameters: goodDayBut(withProviders),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Logga in med Exempelby kommun' });
  },
};
export const OwnProvidersInEnglish: Story = {
  parameters: { ...at({ at: '/sign-in', staff: null, language: 'en' }), ...goodDayBut(withProviders) },
};
export const ProviderAway: Story = {
  parameters: goodDayBut(
    withProviders,
    mocked(START_IDENTITY, () => problem(409, 'identity-away')),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga in med Exempelby kommun' }));
    await canvas.findByText('Din organisations inloggning svarar inte. Försök igen om en stund.');
  },
};
export const ProviderLeaving: Story = {
  parameters: goodDayBut(withProviders, mocked(START_IDENTITY, never)),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga in med Exempelby kommun' }));
  },
};
/** The password was right, but the organisation has turned passwords off. */
export const PasswordsOff: Story = {
  parameters: goodDayBut(
    withProviders,
    mocked(SIGN_IN_STAFF, () => problem(403, 'identity-only')),
  ),
  play: async ({ canvasElement, userEvent }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    await within(canvasElement).findByText('Logga in med din organisation. Lösenord är avstängda där.');
  },
};

/** The session ended while the member worked. */
export const SessionGone: Story = {
  parameters: at({ at: '/sign-in', staff: null, state: { from: '/children', ended: true } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Du blev utloggad. Logga in igen.');
  },
};

export const LastDayPassed: Story = {
  parameters: goodDayBut(mocked(SIGN_IN_STAFF, () => problem(403, 'last-day-passed'))),
  play: async ({ userEvent, canvasElement }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    await within(canvasElement).findByText('Din sista dag har passerat. Fråga er administratör.');
  },
};
export const WrongCredentials: Story = {
  parameters: goodDayBut(mocked(SIGN_IN_STAFF, () => problem(401, 'wrong-credentials'))),
  play: async ({ canvasElement, userEvent }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    await within(canvasElement).findByText('Fel e-post, lösenord eller kod.');
  },
};

export const AsksForCode: Story = {
  parameters: goodDayBut(mocked(SIGN_IN_STAFF, () => problem(401, 'code-needed'))),
  play: async ({ canvasElement, userEvent }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    await within(canvasElement).findByLabelText('Engångskod');
  },
};

export const TooManyTries: Story = {
  parameters: goodDayBut(
    mocked(SIGN_IN_STAFF, () => problem(429, 'too-many-tries', { 'Retry-After': '240' })),
  ),
  play: async ({ canvasElement, userEvent }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    await within(canvasElement).findByText('För många försök. Vänta 4 minuter.');
  },
};

/** A real challenge with a small answer: the SHA-256 of salt + 57. */
async function smallChallenge() {
  const salt = 'saltsaltsalt';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}57`));
  const challenge = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { algorithm: 'SHA-256', challenge, salt, signature: 'signed', maxNumber: 200 };
}

const challenge = mocked(READ_STAFF_CHALLENGE, async () => HttpResponse.json(await smallChallenge()));

/** After some attempts the error contains a ticket. */
const refuseWithTicket = () =>
  HttpResponse.json(
    {
      type: 'about:blank',
      title: 'wrong-credentials',
      status: 401,
      code: 'wrong-credentials',
      ticket: 'as-hard-as-this',
    },
    { status: 401, headers: { 'Content-Type': 'application/problem+json' } },
  );
const refuses = goodDayBut(mocked(SIGN_IN_STAFF, refuseWithTicket), challenge);
/** The sign-in succeeds only with a solved check. */
const asksForCheck = goodDayBut(
  mocked(SIGN_IN_STAFF, async ({ request }) => {
    const { altcha } = await request.json();
    return altcha ? HttpResponse.json(worker) : refuseWithTicket();
  }),
  challenge,
);

/** The server requires the bot check: it appears by itself. */
export const AsksForBotCheck: Story = {
  parameters: refuses,
  play: async ({ canvasElement, userEvent }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    const canvas = within(canvasElement);
    await canvas.findByText('Fel e-post, lösenord eller kod.');
    await canvas.findByText(/Jag är ingen robot|Kontrollerar|Klart/, undefined, { timeout: 5000 });
  },
};

/** The next attempt sends the solved check. */
export const SignsInWithBotCheck: Story = {
  tags: ['!screen'],
  parameters: asksForCheck,
  play: async (context) => {
    await AsksForBotCheck.play?.(context);
    const canvas = within(context.canvasElement);
    await context.userEvent.click(canvas.getByRole('button', { name: 'Logga in' }));
    await canvas.findByText('/', undefined, { timeout: 5000 });
  },
};
