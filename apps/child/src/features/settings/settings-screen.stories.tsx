import { present } from '@lykta/domain';
import { CHANGE_USERNAME, CONFIRM_PASSWORD, EXPORT_DATA } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { signedIn } from '../../testing/mocks-account.ts';
import { accepts, fails } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { SettingsScreen } from './settings-screen.tsx';

const meta = {
  title: 'Child/Settings',
  tags: ['screen'],
  component: SettingsScreen,
  args: { reminders: null },
  decorators: [inApp({ at: '/settings' })],
  parameters: { layout: 'fullscreen', msw: [signedIn({ verified: false })] },
  beforeEach: () => () => localStorage.removeItem('general'),
} satisfies Meta<typeof SettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Mörkt' }));
    await expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(canvas.getByRole('radio', { name: 'Ljust' }));
    await expect(
      JSON.parse(present(localStorage.getItem('general'), 'localStorage.getItem(’general’)')),
    ).toMatchObject({ theme: 'light' });
    await expect(canvas.getByRole('link', { name: 'Ta bort mitt konto' })).toHaveAttribute(
      'href',
      '/deleteAccount',
    );
  },
};

/** Settings that protect the account; each has its own screen. */
export const Safety: Story = {
  parameters: { msw: [signedIn({ lock: true, verified: true })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Lås med siffror På' });
    await expect(canvas.getByRole('link', { name: 'Byt lösenord' })).toHaveAttribute(
      'href',
      '/settings/password',
    );
    await expect(canvas.queryByRole('link', { name: /Få inbjudningar/ })).toBeNull();
  },
};

const changeName: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'E-post' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'E-post' }), 'kim@exempel.se');
  await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
};

export const UsernameChanged: Story = {
  parameters: { msw: [accepts(CHANGE_USERNAME)] },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByText(/Sparat/);
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: 'E-post' })).toHaveValue(''));
  },
};

/** An older session: asks for the password first. */
export const UsernameNeedsPassword: Story = {
  parameters: { msw: [signedIn(), fails(CHANGE_USERNAME, 403, 'confirm-password')] },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByRole('dialog', { name: 'Skriv ditt lösenord' });
  },
};

/** 400–499: the username can't be used. The field says so too, and keeps saying it. */
export const UsernameRefused: Story = {
  parameters: { msw: [fails(CHANGE_USERNAME, 409, 'username-taken')] },
  play: async (context) => {
    await changeName(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox', { name: 'E-post' })).toHaveAccessibleDescription(
        /Det numret eller den e-posten går inte/,
      ),
    );
  },
};

/** 500 and above: a server error. */
export const UsernameServerError: Story = {
  parameters: { msw: [fails(CHANGE_USERNAME, 500, 'server-error')] },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByText(/Något gick fel hos oss/);
  },
};

/** 429 says how long to wait, and nothing about the number. */
export const UsernameTooManyTries: Story = {
  parameters: { msw: [fails(CHANGE_USERNAME, 429, 'too-many-tries')] },
  play: async (context) => {
    await changeName(context);
    await context.canvas.findByText(/Det blev för många försök\. Vänta/);
  },
};

/** Larger text applies at once, and after a reload. */
export const LargerText: Story = {
  beforeEach: () => () => document.documentElement.style.removeProperty('font-size'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Störst' }));
    await expect(document.documentElement.style.fontSize).toBe('130%');
    await expect(
      JSON.parse(present(localStorage.getItem('general'), 'localStorage.getItem(’general’)')),
    ).toMatchObject({ textSize: 130 });
    await userEvent.click(canvas.getByRole('radio', { name: 'Vanlig' }));
    await expect(document.documentElement.style.fontSize).toBe('');
  },
};

/** An older session: asks for the password before the download. */
export const DataNeedsPassword: Story = {
  parameters: {
    msw: [fails(EXPORT_DATA, 403, 'confirm-password'), fails(CONFIRM_PASSWORD, 401, 'wrong-credentials')],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hämta som en fil' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Skriv ditt lösenord' }));
    await userEvent.type(dialog.getByLabelText('Lösenord'), 'fel-ord');
    await userEvent.click(dialog.getByRole('button', { name: 'Hämta' }));
    await dialog.findByText('Fel lösenord. Prova igen.');
  },
};

export const DataFails: Story = {
  parameters: { msw: [fails(EXPORT_DATA, 503, 'busy')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hämta som en fil' }));
    await canvas.findByText(/Lykta hinner inte med just nu/);
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };

/** Says that nobody with the language as mother tongue has read it. */
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await canvas.findByText('مترجم، ولم يقرأه بعد أحد لغته الأم هي العربية.');
  },
};
