import { mocked } from '@lykta/api/testing';
import type { ProblemCode } from '@lykta/domain';
import { CHANGE_PASSWORD, CONFIRM_PASSWORD } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { sv } from '../../locales/sv.ts';
import { accepts, fails, hangs, records, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { ChangePasswordScreen } from './change-password-screen.tsx';

const meta = {
  title: 'Child/Account/Change password',
  tags: ['screen'],
  component: ChangePasswordScreen,
  decorators: [inApp({ at: '/settings/password' })],
  parameters: { layout: 'fullscreen', msw: [accepts(CHANGE_PASSWORD)] },
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
  parameters: { msw: [records(CHANGE_PASSWORD, sent)] },
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
      mocked(
        CHANGE_PASSWORD,
        () => HttpResponse.json({ code: 'confirm-password', status: 403 }, { status: 403 }),
        {
          once: true,
        },
      ),
      accepts(CHANGE_PASSWORD),
      accepts(CONFIRM_PASSWORD),
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
  parameters: { msw: [fails(CHANGE_PASSWORD, 400, code)] },
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
  parameters: { msw: [unreachable(CHANGE_PASSWORD)] },
  play: async (context) => {
    await save(context);
    await context.canvas.findByText(sv['error.offline']);
  },
};

export const Saving: Story = {
  parameters: { msw: [hangs(CHANGE_PASSWORD)] },
  play: async (context) => {
    await save(context);
    await expect(context.canvas.getByRole('button', { name: 'Spara' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const English: Story = { parameters: { place: { language: 'en' } } };
