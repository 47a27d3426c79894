import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { CHANGE_INVITATION, LIST_INVITATION_CLIENTS, LIST_STAFF_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { inLongUnit, invitations } from '../../testing/people.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { InvitationPage } from './invitation-page.tsx';

const route = '/invitations/:invitation';
const of = (id: string) => at({ at: `/invitations/${id}`, route });

const meta = {
  title: 'Viewer/Invitations/One',
  tags: ['screen'],
  component: InvitationPage,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...of('inv-1'), ...goodDayBut() },
} satisfies Meta<typeof InvitationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/invitations/inv-1', route, language: 'en' }) };
export const Paused: Story = { parameters: of('inv-3') };
export const Closed: Story = { parameters: of('inv-4') };
export const OfAnotherUnit: Story = { parameters: of('inv-99') };
export const LongUnit: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(inLongUnit.invitations))),
};
export const NobodyAccepted: Story = {
  parameters: goodDayBut(mocked(LIST_INVITATION_CLIENTS, () => HttpResponse.json([]))),
};
const [first] = invitations;
const planned = {
  ...present(first, 'first'),
  lastDay: '2027-02-12',
  requests: [
    ...present(first, 'first').requests,
    {
      ...present(present(first, 'first').requests[0], 'first.requests[0]'),
      id: 'inv-1-r2',
      created: '2026-11-02T08:00:00Z',
      lastDay: '2026-11-29',
      remindOn: '2026-11-09',
      repeat: { weeks: 4, until: '2027-01-31', next: '2026-11-30' },
      sentBy: 'Karin Lind',
    },
  ],
};
const withPlan = goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json([planned])));

/** A request with a last day, a reminder and rounds; the rounds can be stopped. */
export const Planned: Story = {
  parameters: withPlan,
  play: async ({ userEvent }) => {
    await screen.findByText(/Var 4:e vecka till 31 jan/);
    await screen.findByText(/Sista dag 12 februari 2027/);
    await userEvent.click(screen.getByRole('button', { name: 'Sluta upprepa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sluta upprepa formulären?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sluta upprepa' }));
    await screen.findByText('Inga fler omgångar skickas.');
  },
};
const changes: unknown[] = [];
/** Other forms, fewer places, and a last day. */
export const Changing: Story = {
  parameters: goodDayBut(
    mocked(CHANGE_INVITATION, async ({ request }) => {
      changes.push(await request.json());
      return HttpResponse.json(first);
    }),
    mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json([{ ...present(first, 'first'), accepted: 10 }])),
  ),
  play: async ({ userEvent }) => {
    changes.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Ändra' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ändra inbjudan' }));
    const places = dialog.getByLabelText('Antal platser');
    await userEvent.clear(places);
    await userEvent.type(places, '9');
    await dialog.findByText('Skriv ett antal mellan 10 och 10000.');
    await userEvent.clear(places);
    await userEvent.type(places, '15');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Fritiden/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Inbjudan är ändrad.');
    await expect(changes).toEqual([
      {
        maxClients: 15,
        forms: [
          { id: 'skola', version: 1, order: 0 },
          { id: 'familj', version: 1, order: 1 },
          { id: 'fritid', version: 1, order: 2 },
        ],
      },
    ]);
  },
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, never)) };
export const ChildrenFailed: Story = {
  parameters: goodDayBut(mocked(LIST_INVITATION_CLIENTS, () => problem(500, 'server-error'))),
};
