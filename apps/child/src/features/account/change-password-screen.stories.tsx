import type { ProblemCode } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { sv } from '../../locales/sv.ts';
import { accepts, fails, hangs, records, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { ChangePasswordScreen } from './change-password-screen.tsx';

const CALL = 'clients/password';

const meta = {
  title: 'Child/Account/Change password',
  tags: ['screen'],
  component: ChangePasswordScreen,
  decorators: [inApp({ at: '/settings/password' })],
  parameters: { layout: 'fullscreen', msw: [accepts('post', CALL)] },
} satisfies Meta<typeof ChangePasswordScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'ett-nytt-ord');
  await userEvent.type(canvas.getByLabelText('Lösenordet en gång till'), 'ett-nytt-ord');
  await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
};

export const Default: Story = {};

const sent: unknown[] = [];

/** Success: back to the settings. */
export const Changed: Story = {
  parameters: { msw: [records('post', CALL, sent)] },
  play: async (context) => {
    sent.length = 0;
    await save(context);
    await context.canvas.findByRole('heading', { name: '/settings' });
    await expect(sent).toEqual([{ password: 'ett-nytt-ord' }]);
  },
};

/** An older session: asks for the current password, then sends the form again. */
export const AsksForPassword: Story = {
  parameters: {
    msw: [
      http.post(
        `*/${CALL}`,
        () => HttpResponse.json({ code: 'confirm-password', status: 403 }, { status: 403 }),
        {
          once: true,
        },
      ),
      accepts('post', CALL),
      accepts('post', 'clients/confirm'),
    ],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    const dialog = within(await canvas.findByRole('dialog', { name: 'Skriv ditt lösenord' }));
    await userEvent.type(dialog.getByLabelText('Lösenord'), 'mitt-ord');
    await userEvent.click(dialog.getByRole('button', { name: 'Fortsätt' }));
    await canvas.findByRole('heading', { name: '/settings' });
  },
};

/** The server refuses the new password: the field shows the reason. */
const refused = (code: ProblemCode, text: string): Story => ({
  parameters: { msw: [fails('post', CALL, 400, code)] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await save(context);
    await canvas.findByText(text);
    await expect(canvas.getByLabelText('Lösenord')).toHaveAccessibleDescription(
      expect.stringContaining(text),
    );
    // Typing removes the message.
    await userEvent.type(canvas.getByLabelText('Lösenord'), '!');
    await expect(canvas.queryByText(text)).toBeNull();
  },
});
export const TooCommon = refused('password-common', sv['error.password-common']);
export const SameAsUsername = refused('password-is-username', sv['error.password-is-username']);
export const OneCharacter = refused('password-one-character', sv['error.password-one-character']);

export const Offline: Story = {
  parameters: { msw: [unreachable('post', CALL)] },
  play: async (context) => {
    await save(context);
    await context.canvas.findByText(sv['error.offline']);
  },
};

export const Saving: Story = {
  parameters: { msw: [hangs('post', CALL)] },
  play: async (context) => {
    await save(context);
    await expect(context.canvas.getByRole('button', { name: 'Spara' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };
