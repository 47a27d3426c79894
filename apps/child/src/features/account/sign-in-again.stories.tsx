import { SIGN_IN } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useSession } from '../../frame/session/session.ts';
import { sessionPaused } from '../../frame/session/session-slice.ts';
import { session } from '../../testing/fixtures.ts';
import { botCheckOff } from '../../testing/mocks-account.ts';
import { fails, records } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import type { AppDispatch } from '../../store.ts';
import { SignInAgain } from './sign-in-again.tsx';

/** A page whose session ends while it is shown. */
function WaitingPage() {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    dispatch(sessionPaused(session));
  }, [dispatch]);
  const { kind } = useSession();
  const { pathname } = useLocation();
  return (
    <main style={{ minBlockSize: '50rem' }}>
      <h1>Hur har du det i skolan?</h1>
      <p>{kind === 'in' ? `Sidan är kvar på ${pathname}` : 'Sidan är borta'}</p>
      <SignInAgain />
    </main>
  );
}

const meta = {
  title: 'Child/Account/Sign in again',
  component: SignInAgain,
  decorators: [inApp({ at: '/form/school/1' })],
  parameters: { layout: 'fullscreen', msw: [botCheckOff('login')] },
  render: () => <WaitingPage />,
} satisfies Meta<typeof SignInAgain>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open = async () => within(await screen.findByRole('dialog', { name: 'Logga in igen' }));

const tryOnce: Play = async ({ userEvent }) => {
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText(/Mobilnummer/), '0701234567');
  await userEvent.type(dialog.getByLabelText('Lösenord'), 'hemligt-ord');
  await userEvent.click(dialog.getByRole('button', { name: 'Logga in' }));
};

export const Default: Story = {
  play: async () => {
    await open();
    await expect(screen.getByRole('heading', { name: 'Logga in igen' })).toHaveFocus();
  },
};

const sent: unknown[] = [];

export const SignsIn: Story = {
  parameters: { msw: [botCheckOff('login'), records(SIGN_IN, sent, session)] },
  play: async (context) => {
    await tryOnce(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(context.canvas.getByText('Sidan är kvar på /form/school/1')).toBeVisible();
  },
};

export const WrongPassword: Story = {
  parameters: { msw: [botCheckOff('login'), fails(SIGN_IN, 401, 'wrong-credentials')] },
  play: async (context) => {
    await tryOnce(context);
    await (await open()).findByText('Fel nummer, e-post eller lösenord. Prova igen.');
  },
};

/** Another child signs in on the same device and sees nothing of the page. */
export const SomebodyElse: Story = {
  parameters: {
    msw: [botCheckOff('login'), records(SIGN_IN, [], { ...session, id: 'somebody-else' })],
  },
  play: async (context) => {
    await tryOnce(context);
    await context.canvas.findByRole('heading', { name: '/home' });
  },
};

export const NotNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await open()).getByRole('button', { name: 'Inte nu' }));
    await canvas.findByText('Sidan är borta');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const English: Story = {
  parameters: { place: { language: 'en' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Log in again' });
  },
};
