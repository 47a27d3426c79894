import { SET_LOCK } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sv } from '../../locales/sv.ts';
import { signedIn } from '../../testing/mocks-account.ts';
import { accepts, fails, hangs, records } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { LockSettingsScreen } from './lock-settings-screen.tsx';

const on = signedIn({ lock: true });
const off = signedIn();

const meta = {
  title: 'Child/Lock/Settings',
  tags: ['screen'],
  component: LockSettingsScreen,
  decorators: [inApp({ at: '/settings/lock' })],
  parameters: { layout: 'fullscreen', msw: [off, accepts(SET_LOCK)] },
} satisfies Meta<typeof LockSettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};

const sent: unknown[] = [];
const choose: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Välj fyra siffror'), '4826');
  // The focus moves to the second field.
  await expect(canvas.getByLabelText('Skriv dem en gång till')).toHaveFocus();
  await userEvent.keyboard('4826');
  await userEvent.click(canvas.getByRole('button', { name: /Lås med siffror|Byt siffror/ }));
};

export const Locked: Story = {
  parameters: { msw: [off, records(SET_LOCK, sent)] },
  play: async (context) => {
    sent.length = 0;
    await choose(context);
    await context.canvas.findByRole('heading', { name: '/settings' });
    await expect(sent).toEqual([{ pin: '4826' }]);
  },
};

/** The two PINs differ: both fields are emptied, and a message says so. */
export const Different: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Välj fyra siffror'), '4826');
    await userEvent.keyboard('4827');
    await canvas.findByText(sv['lock.set.differ']);
    await expect(canvas.getByLabelText('Välj fyra siffror')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Lås med siffror' })).toBeDisabled();
  },
};

/** The lock is on: change the PIN or remove it. */
export const On: Story = {
  parameters: { msw: [on, records(SET_LOCK, sent)] },
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    await canvas.findByText('Låset är på.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ta bort låset' }));
    await canvas.findByRole('heading', { name: '/settings' });
    await expect(sent).toEqual([{ pin: null }]);
  },
};

/** An older session needs the password to remove the lock. */
export const AsksForPassword: Story = {
  parameters: { msw: [on, fails(SET_LOCK, 403, 'confirm-password')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort låset' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Skriv ditt lösenord' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Avbryt' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const SavingFails: Story = {
  parameters: { msw: [off, fails(SET_LOCK, 500, 'server-error')] },
  play: async (context) => {
    await choose(context);
    await context.canvas.findByText(sv['error.server']);
  },
};

export const Saving: Story = { parameters: { msw: [off, hangs(SET_LOCK)] }, play: choose };

export const English: Story = { parameters: { place: { language: 'en' } } };
