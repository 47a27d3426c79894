import { mocked } from '@lykta/api/testing';
import { ClientSession } from '@lykta/domain';
import { CONFIRM_PASSWORD, DELETE_ACCOUNT, READ_SESSION, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { session } from '../../testing/fixtures.ts';
import { accepts, fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { DeleteAccountScreen } from './delete-account-screen.tsx';

const signedIn = replies(READ_SESSION, ClientSession, session);

const meta = {
  title: 'Child/Account/Delete account',
  tags: ['screen'],
  component: DeleteAccountScreen,
  decorators: [inApp({ at: '/deleteAccount' })],
  parameters: { layout: 'fullscreen', msw: [signedIn] },
} satisfies Meta<typeof DeleteAccountScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const goOn: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort mitt konto' }));
};

export const Confirm: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Det går inte att få tillbaka.');
    await canvas.findByText(/Siffror som redan är klara/);
  },
};

export const Erasing: Story = {
  parameters: { msw: [signedIn, hangs(fill(DELETE_ACCOUNT, { id: 'child-1' }))] },
  play: goOn,
};

export const Deleted: Story = {
  parameters: { msw: [signedIn, accepts(fill(DELETE_ACCOUNT, { id: 'child-1' }))] },
  play: async (context) => {
    await goOn(context);
    await context.canvas.findByRole('heading', { name: 'Ditt konto är borta' });
  },
};

const unconfirmed = fails(fill(DELETE_ACCOUNT, { id: 'child-1' }), 403, 'confirm-password');

/** The session is older than 15 minutes: it asks for the password. */
export const AsksForPassword: Story = {
  parameters: {
    msw: [signedIn, unconfirmed, fails(CONFIRM_PASSWORD, 401, 'wrong-credentials')],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goOn(context);
    await userEvent.type(await canvas.findByLabelText('Lösenord'), 'fel-ord');
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort mitt konto' }));
    await canvas.findByText('Fel lösenord. Prova igen.');
  },
};

let confirmed = false;

/** After the right password the deletion continues. */
export const ConfirmedWithPassword: Story = {
  parameters: {
    msw: [
      signedIn,
      mocked(fill(DELETE_ACCOUNT, { id: 'child-1' }), () =>
        confirmed
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json({ code: 'confirm-password', status: 403 }, { status: 403 }),
      ),
      mocked(CONFIRM_PASSWORD, () => {
        confirmed = true;
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  },
  beforeEach: () => {
    confirmed = false;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goOn(context);
    await userEvent.type(await canvas.findByLabelText('Lösenord'), 'rätt-ord');
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort mitt konto' }));
    await canvas.findByRole('heading', { name: 'Ditt konto är borta' });
  },
};

export const Failed: Story = {
  parameters: { msw: [signedIn, fails(fill(DELETE_ACCOUNT, { id: 'child-1' }), 503, 'busy')] },
  play: async (context) => {
    await goOn(context);
    await context.canvas.findByText(/Kontot är inte borttaget/);
  },
};

export const English: Story = { parameters: { place: { at: '/deleteAccount', language: 'en' } } };
