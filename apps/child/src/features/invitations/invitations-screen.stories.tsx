import { mocked } from '@lykta/api/testing';
import { Invitations, present } from '@lykta/domain';
import { LEAVE_INVITATION, READ_INVITATIONS, SHOW_FIGURE, fill } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { aroundForms } from '../../testing/answering.ts';
import { noInvitations, someInvitations } from '../../testing/fixtures.ts';
import { fails, hangs, records, replies } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { InvitationsScreen } from './invitations-screen.tsx';

const listed = (invitations: unknown) => [
  replies(READ_INVITATIONS, Invitations, invitations),
  ...aroundForms,
];

/** One request sent, one started with a locked form; and another organisation in the given state. */
const many = (status: 'paused' | 'closed') => ({
  ...someInvitations,
  accepted: someInvitations.accepted.flatMap((one) => [
    {
      ...one,
      requests: [
        ...one.requests.map((request) => ({
          ...request,
          forms: [
            { form: { id: 'school', version: 1, order: 0 }, done: '2026-11-10T10:00:00Z' },
            { form: { id: 'family', version: 1, order: 1 }, done: null },
            { form: { id: 'base', version: 1, order: 2 }, done: null },
          ],
        })),
      ],
    },
    { ...one, id: 'inv-9', unit: 'Skolhälsan', forOneChild: false, ownCode: '7KF2MA', status: { status } },
  ]),
});

const meta = {
  title: 'Child/Invitations/List',
  tags: ['screen'],
  component: InvitationsScreen,
  decorators: [inApp({ at: '/invitations' })],
  parameters: { layout: 'fullscreen', msw: listed(many('paused')) },
} satisfies Meta<typeof InvitationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sent forms link to reading, the next one to answering; a paused invitation has no links. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Skickat 10 november')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Skolan' })).toHaveAttribute(
      'href',
      '/beb/requestform/school/1/inv-1/req-1',
    );
    await expect(canvas.getByRole('link', { name: 'Familjen' })).toHaveAttribute(
      'href',
      '/form/family/1/inv-1/req-1',
    );
    await expect(canvas.queryByRole('link', { name: 'Hemmet' })).toBeNull();
    await expect(canvas.getByText('Pausad')).toBeVisible();
    await expect(canvas.getByText('Din kod hos Ungdomsteamet: 62Q-58W')).toBeVisible();
    await expect(canvas.getByText('Den som bjöd in dig vet vem du är.')).toBeVisible();
    await expect(canvas.getByText(/De ser en kod, inte ditt namn.*Säg din kod/)).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: { msw: listed(many('closed')) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Stängd')).toBeVisible();
  },
};

const [mine] = someInvitations.accepted;

/** Until when it can begin, with the day of the week. */
export const LastDay: Story = {
  parameters: {
    msw: listed({
      pending: [],
      accepted: [
        {
          ...mine,
          requests: present(mine, 'mine').requests.map((request) => ({ ...request, lastDay: '2199-11-27' })),
        },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Svara senast onsdag 27 november 2199'),
    ).toBeVisible();
  },
};
/** Staff have ended the case: nothing is asked any more, and what is the child's own stays. */
export const Ended: Story = {
  parameters: {
    msw: listed({ pending: [], accepted: [{ ...mine, status: { status: 'closed' }, ended: '2026-11-20' }] }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Avslutad')).toBeVisible();
    await expect(
      canvas.getByText(/Ungdomsteamet har avslutat. De frågar inget mer. .*Det som är ditt finns kvar/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Skolan' })).toBeNull();
  },
};
/** A child that joined between two rounds is asked nothing yet. */
export const AskedNothing: Story = {
  parameters: {
    msw: listed({ pending: [], accepted: [{ ...mine, requestId: '', forms: [], requests: [] }] }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Din kod hos Ungdomsteamet: 62Q-58W')).toBeVisible();
  },
};
export const Pending: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Familjeteamet/ }));
    await canvas.findByText('/invitations/accept');
  },
};

let here = someInvitations;

/** Leaving asks for confirmation and says what is kept. */
export const Leave: Story = {
  parameters: {
    msw: [
      mocked(READ_INVITATIONS, () => HttpResponse.json(here)),
      mocked(fill(LEAVE_INVITATION, { id: 'inv-1' }), () => {
        here = noInvitations;
        return new HttpResponse(null, { status: 204 });
      }),
      ...aroundForms,
    ],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sluta vara med hos Ungdomsteamet' }));
    const dialog = within(canvas.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/Det du redan skickat kan de läsa/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Sluta vara med' }));
    await expect(await canvas.findByText('Du har inga inbjudningar')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: listed(noInvitations) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Du har inga inbjudningar')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [hangs(READ_INVITATIONS), ...aroundForms] } };

export const Failed: Story = {
  parameters: { msw: [fails(READ_INVITATIONS, 503, 'busy'), ...aroundForms] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Prova igen' })).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'en' } };

const longUnit = 'Socialsekreterarna för barn och unga i Norra stadsdelen';

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: {
    msw: listed({
      pending: someInvitations.pending.map((one) => ({ ...one, unit: longUnit })),
      accepted: many('paused').accepted.map((one) => ({ ...one, unit: longUnit })),
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Norra stadsdelen/);
  },
};

const figures: unknown[] = [];

/** Staff see the child's own figure only after the checkbox is ticked. */
export const ShowsFigure: Story = {
  parameters: {
    msw: [records(SHOW_FIGURE, figures), ...listed({ pending: [], accepted: someInvitations.accepted })],
  },
  play: async ({ canvas, userEvent }) => {
    figures.length = 0;
    const tick = await canvas.findByRole('checkbox', { name: 'Visa min figur för Ungdomsteamet' });
    await expect(tick).not.toBeChecked();
    await expect(tick).toHaveAccessibleDescription('De ser en annan figur, som Lykta har valt.');
    await userEvent.click(tick);
    await waitFor(() => expect(figures).toEqual([{ show: true }]));
  },
};
