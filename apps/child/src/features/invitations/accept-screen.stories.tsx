import { Invitation, Invitations, present } from '@lykta/domain';
import { ACCEPT_INVITATION, DECLINE_INVITATION, READ_INVITATIONS, fill } from '@lykta/domain/calls';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { dropCodes, keepCode, pendingCodes } from '../../frame/storage/codes.ts';
import { someInvitations } from '../../testing/fixtures.ts';
import { accepts, fails, hangs, records, replies, unreachable } from '../../testing/mocks.ts';
import { inApp } from '../../testing/story.tsx';
import { AcceptScreen } from './accept-screen.tsx';

const invitation = present(someInvitations.pending[0], 'someInvitations.pending[0]');
const found = replies(READ_INVITATIONS, Invitation, invitation);

const meta = {
  title: 'Child/Invitations/Accept',
  tags: ['screen'],
  component: AcceptScreen,
  decorators: [
    (story, context) => {
      const state = { next: '/profile', invitation: context.parameters.asked };
      return inApp({ at: { pathname: '/invitations/accept', state } })(story, context);
    },
  ],
  parameters: { layout: 'fullscreen', msw: [found] },
  beforeEach: () => {
    keepCode(invitation.code);
    return dropCodes;
  },
} satisfies Meta<typeof AcceptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (userEvent: StoryContext['userEvent'], canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return canvas;
};

/** The consequences are shown above the buttons. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('De ser att du är med, och en figur. Inget mer innan du trycker på Skicka.'),
    ).toBeVisible();
    await expect(canvas.getByText('Den som bjöd in dig vet vem du är.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Får mina föräldrar veta?' })).toBeVisible();
  },
};

/** With a code for several children staff can't tell who wrote what; the screen promises nothing else. */
export const ForSeveralChildren: Story = {
  parameters: {
    msw: [replies(READ_INVITATIONS, Invitation, { ...invitation, forOneChild: false })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/De ser en kod, inte ditt namn/)).toBeVisible();
    await expect(canvas.queryByText('Den som bjöd in dig vet vem du är.')).toBeNull();
  },
};

const accepted: unknown[] = [];

/** Sends the code, deletes it here, and goes on. */
export const Yes: Story = {
  parameters: { msw: [records(ACCEPT_INVITATION, accepted), found] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Ja, jag vill vara med');
    await canvas.findByText('/profile');
    await expect(accepted).toEqual([{ code: 'K7M2PQ' }]);
    await expect(pendingCodes()).toEqual([]);
  },
};

const byId: unknown[] = [];

/** An invitation already in the account needs no code. */
export const YesToAPendingOne: Story = {
  parameters: {
    asked: invitation.id,
    msw: [records(ACCEPT_INVITATION, byId), replies(READ_INVITATIONS, Invitations, someInvitations)],
  },
  beforeEach: dropCodes,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Ja, jag vill vara med');
    await canvas.findByText('/profile');
    await expect(byId).toEqual([{ invitation: 'inv-2', username: '' }]);
  },
};

/** One press too many decides nothing. */
export const NoAfterAll: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Nej tack');
    await userEvent.click(await screen.findByRole('button', { name: 'Avbryt' }));
    await expect(await canvas.findByRole('button', { name: 'Ja, jag vill vara med' })).toBeEnabled();
    await expect(pendingCodes()).toEqual(['K7M2PQ']);
  },
};

export const No: Story = {
  parameters: { msw: [accepts(fill(DECLINE_INVITATION, { id: 'inv-2' })), found] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Nej tack');
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, tacka nej' }));
    await canvas.findByText('/profile');
    await expect(pendingCodes()).toEqual([]);
  },
};

export const Full: Story = {
  parameters: { msw: [fails(ACCEPT_INVITATION, 409, 'invitation-full'), found] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Ja, jag vill vara med');
    await expect(await canvas.findByText(/Det finns ingen plats kvar/)).toBeVisible();
    await expect(pendingCodes()).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Okej' }));
    await canvas.findByText('/profile');
  },
};

export const Closed: Story = {
  parameters: { msw: [fails(ACCEPT_INVITATION, 410, 'invitation-closed'), found] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Ja, jag vill vara med');
    await expect(await canvas.findByText(/Inbjudan är stängd/)).toBeVisible();
  },
};

/** Revoked after the page loaded; the message does not blame the code. */
export const Gone: Story = {
  parameters: { msw: [fails(ACCEPT_INVITATION, 404, 'code-not-found'), found] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Ja, jag vill vara med');
    await expect(await canvas.findByText(/Inbjudan gäller inte/)).toBeVisible();
    await expect(pendingCodes()).toEqual([]);
  },
};

/** A server error decides nothing: the code is kept, and the child can try again. */
export const Refused: Story = {
  parameters: { msw: [fails(ACCEPT_INVITATION, 500, 'server-error'), found] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Ja, jag vill vara med');
    await expect(await canvas.findByText(/Något gick fel hos oss/)).toBeVisible();
    await expect(pendingCodes()).toEqual(['K7M2PQ']);
    await expect(canvas.getByRole('button', { name: 'Ja, jag vill vara med' })).toBeEnabled();
  },
};

export const DeclineFails: Story = {
  parameters: { msw: [fails(fill(DECLINE_INVITATION, { id: 'inv-2' }), 503, 'busy'), found] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Nej tack');
    await userEvent.click(await screen.findByRole('button', { name: 'Ja, tacka nej' }));
    await expect(await canvas.findByText(/Lykta hinner inte med just nu/)).toBeVisible();
    await expect(pendingCodes()).toEqual(['K7M2PQ']);
  },
};

/** Nothing is decided, so the code is kept. */
export const Offline: Story = {
  parameters: { msw: [unreachable(ACCEPT_INVITATION), found] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = await press(userEvent, canvasElement, 'Ja, jag vill vara med');
    await expect(await canvas.findByText(/Vi når inte vår server/)).toBeVisible();
    await expect(pendingCodes()).toEqual(['K7M2PQ']);
    await expect(canvas.getByRole('button', { name: 'Ja, jag vill vara med' })).toBeEnabled();
  },
};

/** A stored code is unknown to the server: all codes are deleted. */
export const Invalid: Story = {
  parameters: { msw: [fails(READ_INVITATIONS, 404, 'code-not-found')] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Inbjudan gäller inte/)).toBeVisible();
    await waitFor(() => expect(pendingCodes()).toEqual([]));
  },
};

/** A pressed notification when no invitation is pending any more. */
export const NothingWaits: Story = {
  parameters: {
    msw: [replies(READ_INVITATIONS, Invitations, { ...someInvitations, pending: [] })],
  },
  beforeEach: dropCodes,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Inbjudan gäller inte/)).toBeVisible();
  },
};

/** The list contained an invitation that no longer exists. */
export const MissingId: Story = {
  parameters: { asked: 'gone', msw: [replies(READ_INVITATIONS, Invitations, someInvitations)] },
  beforeEach: dropCodes,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Inbjudan gäller inte/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [hangs(READ_INVITATIONS)] } };
export const LoadingFails: Story = { parameters: { msw: [unreachable(READ_INVITATIONS)] } };

export const LongText: Story = {
  parameters: {
    msw: [
      replies(READ_INVITATIONS, Invitation, {
        ...invitation,
        unit: 'Mottagningsenheten för barn, ungdomar och familjer i Östra stadsdelsförvaltningen',
      }),
    ],
  },
};

export const English: Story = { globals: { language: 'en' } };
