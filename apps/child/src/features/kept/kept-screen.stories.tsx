import { mocked } from '@lykta/api/testing';
import { KeptAnswers } from '@lykta/domain';
import { CONFIRM_PASSWORD, ERASE_SENT, LIST_KEPT, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { keptAnswers } from '../../testing/fixtures.ts';
import { accepts, fails, hangs, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { KeptScreen } from './kept-screen.tsx';

const meta = {
  title: 'Child/Kept',
  tags: ['screen'],
  component: KeptScreen,
  decorators: [inApp({ at: '/invitations/kept' })],
  parameters: { layout: 'fullscreen', msw: [replies(LIST_KEPT, KeptAnswers, keptAnswers)] },
} satisfies Meta<typeof KeptScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('De har 2 formulär från dig.');
    await canvas.findByText(/De tar bort dina svar 20 december/);
    await canvas.findByText('De tog ut allt de har om dig 3 november.');
    await canvas.findByText('Du tog bort 1 formulär 10 november.');
    await canvas.findByText(/3 formulär togs bort 1 februari/);
    await expect(canvas.getAllByRole('button', { name: /^Ta bort mina svar/ })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Spara mina svar hos mig' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
};

const ask: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort mina svar hos Ungdomsteamet' }));
};
const confirm: NonNullable<Story['play']> = async (context) => {
  await ask(context);
  const dialog = within(await screen.findByRole('dialog'));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Ta bort mina svar' }));
};
const typePassword: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText('Lösenord'), 'en hel mening om våren');
  await userEvent.click(screen.getByRole('button', { name: 'Fortsätt' }));
};
const erasing = fill(ERASE_SENT, { id: 'inv-1' });
const gone = keptAnswers.map((one) => ({
  ...one,
  on: undefined,
  sent: 0,
  erased: [{ day: '2026-11-20', rule: 'child' as const, forms: 2 }],
}));
let kept: unknown = keptAnswers;

/** What goes and what stays is said before; nothing happens until the child confirms and types its password. */
export const Erase: Story = {
  parameters: {
    msw: [
      mocked(LIST_KEPT, () => HttpResponse.json(KeptAnswers.parse(kept))),
      mocked(erasing, () => {
        kept = gone;
        return new HttpResponse(null, { status: 204 });
      }),
      accepts(CONFIRM_PASSWORD),
    ],
  },
  beforeEach: () => {
    kept = keptAnswers;
  },
  play: async (context) => {
    await ask(context);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/Det går inte att ångra/)).toBeVisible());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Ta bort mina svar' }));
    await screen.findByLabelText('Lösenord');
    await expect(kept).toBe(keptAnswers);
    await typePassword(context);
    await screen.findByText('Dina svar hos Ungdomsteamet är borta.');
    await waitFor(() => expect(context.canvas.queryByText(/De har 2 formulär/)).toBeNull());
  },
};

/** Somebody who holds the phone and does not know the password erases nothing. */
export const WrongPassword: Story = {
  parameters: {
    msw: [replies(LIST_KEPT, KeptAnswers, keptAnswers), fails(CONFIRM_PASSWORD, 401, 'wrong-credentials')],
  },
  play: async (context) => {
    await confirm(context);
    await typePassword(context);
    await screen.findByText('Fel lösenord. Prova igen.');
  },
};
export const EraseFailed: Story = {
  parameters: {
    msw: [
      replies(LIST_KEPT, KeptAnswers, keptAnswers),
      fails(erasing, 503, 'busy'),
      accepts(CONFIRM_PASSWORD),
    ],
  },
  play: async (context) => {
    await confirm(context);
    await typePassword(context);
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};
export const Empty: Story = {
  parameters: { msw: [replies(LIST_KEPT, KeptAnswers, [])] },
  play: async ({ canvas }) => {
    await canvas.findByText('Ingen har svar från dig');
  },
};
export const Loading: Story = { parameters: { msw: [hangs(LIST_KEPT)] } };
export const Failed: Story = { parameters: { msw: [fails(LIST_KEPT, 503, 'busy')] } };
export const English: Story = { globals: { language: 'en' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: {
    msw: [
      replies(
        LIST_KEPT,
        KeptAnswers,
        keptAnswers.map((one) => ({
          ...one,
          unit: 'Socialsekreterarna för barn och unga i Norra stadsdelen',
        })),
      ),
    ],
  },
};
