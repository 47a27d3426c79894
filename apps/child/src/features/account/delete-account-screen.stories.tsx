import { ClientSession } from '@lykta/domain';
import { CONFIRM_PASSWORD, DELETE_ACCOUNT, READ_SESSION, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
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

/** The button, then the right password. */
const goOnWithPassword: Play = async (context) => {
  const { canvas, userEvent } = context;
  await goOn(context);
  await userEvent.type(await canvas.findByLabelText('Lösenord'), 'rätt-ord');
  await userEvent.click(canvas.getByRole('button', { name: 'Ta bort mitt konto' }));
};
const rightPassword = accepts(CONFIRM_PASSWORD);

export const Confirm: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Det går inte att få tillbaka.');
    await canvas.findByText(/Siffror som redan är klara/);
  },
};

export const Erasing: Story = {
  parameters: { msw: [signedIn, rightPassword, hangs(fill(DELETE_ACCOUNT, { id: 'child-1' }))] },
  play: goOnWithPassword,
};

export const Deleted: Story = {
  parameters: { msw: [signedIn, rightPassword, accepts(fill(DELETE_ACCOUNT, { id: 'child-1' }))] },
  play: async (context) => {
    await goOnWithPassword(context);
    await context.canvas.findByRole('heading', { name: 'Ditt konto är borta' });
  },
};

/** A second press erases nothing: the password is asked for first, and a wrong one says so. */
export const AsksForPassword: Story = {
  parameters: { msw: [signedIn, fails(CONFIRM_PASSWORD, 401, 'wrong-credentials')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await goOn(context);
    await userEvent.type(await canvas.findByLabelText('Lösenord'), 'fel-ord');
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort mitt konto' }));
    await canvas.findByText('Fel lösenord. Prova igen.');
  },
};

export const Failed: Story = {
  parameters: { msw: [signedIn, rightPassword, fails(fill(DELETE_ACCOUNT, { id: 'child-1' }), 503, 'busy')] },
  play: async (context) => {
    await goOnWithPassword(context);
    await context.canvas.findByText(/Kontot är inte borttaget/);
  },
};

export const English: Story = { parameters: { place: { at: '/deleteAccount', language: 'en' } } };
