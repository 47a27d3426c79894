import { CONFIRM_PASSWORD, SIGN_OUT, UNLOCK } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sv } from '../../locales/sv.ts';
import { accepts, fails, hangs, records, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { LockScreen } from './lock-screen.tsx';

const meta = {
  title: 'Child/Lock/Lock screen',
  tags: ['screen'],
  component: LockScreen,
  decorators: [inApp({ at: '/home' })],
  parameters: { layout: 'fullscreen', msw: [accepts(UNLOCK)] },
} satisfies Meta<typeof LockScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const type: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Skriv dina fyra siffror'), '4826');
};

/** The PIN can be typed at once; help and quick exit are available. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Skriv dina fyra siffror')).toHaveFocus();
    await canvas.findByRole('link', { name: 'Stöd' });
    await canvas.findByRole('button', { name: 'Lämna snabbt' });
  },
};

const sent: unknown[] = [];

/** The last digit submits the PIN. */
export const Opens: Story = {
  parameters: { msw: [records(UNLOCK, sent)] },
  play: async (context) => {
    sent.length = 0;
    await type(context);
    await waitFor(() => expect(sent).toEqual([{ pin: '4826' }]));
  },
};

export const WrongDigits: Story = {
  parameters: { msw: [fails(UNLOCK, 401, 'wrong-pin')] },
  play: async (context) => {
    await type(context);
    await context.canvas.findByText(sv['error.wrong-pin']);
    await expect(context.canvas.getByLabelText('Skriv dina fyra siffror')).toHaveValue('');
    await expect(context.canvas.getByLabelText('Skriv dina fyra siffror')).toHaveFocus();
  },
};

/** After five wrong tries it asks for the password, without a way back to the PIN. */
export const AfterFiveTries: Story = {
  parameters: { msw: [fails(UNLOCK, 403, 'confirm-password')] },
  play: async (context) => {
    await type(context);
    await context.canvas.findByText(sv['lock.tries']);
    await expect(context.canvas.queryByRole('button', { name: sv['lock.back'] })).toBeNull();
  },
};

export const Forgotten: Story = {
  parameters: { msw: [fails(CONFIRM_PASSWORD, 401, 'wrong-credentials')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Jag har glömt siffrorna' }));
    await userEvent.type(await canvas.findByLabelText('Lösenord'), 'fel-ord');
    await userEvent.click(canvas.getByRole('button', { name: 'Lås upp' }));
    await canvas.findByText('Fel lösenord. Prova igen.');
    await canvas.findByRole('button', { name: sv['lock.back'] });
  },
};

export const Offline: Story = {
  parameters: { msw: [unreachable(UNLOCK)] },
  play: async (context) => {
    await type(context);
    await context.canvas.findByText(sv['error.offline']);
  },
};

export const Loading: Story = { parameters: { msw: [hangs(UNLOCK)] }, play: type };

/** Signing out needs no PIN. */
export const SignsOut: Story = {
  parameters: { msw: [accepts(SIGN_OUT)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logga ut' }));
    await waitFor(() => expect(localStorage.getItem('lykta-app-login_time')).toBeNull());
    await waitFor(() => expect(localStorage.getItem('lykta-app-signed-out')).toBeNull());
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };
