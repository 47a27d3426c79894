import { mocked } from '@lykta/api/testing';
import { LIST_INVITATION_CLIENTS, LIST_STAFF_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { inLongUnit } from '../../testing/people.ts';
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
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, never)) };
export const ChildrenFailed: Story = {
  parameters: goodDayBut(mocked(LIST_INVITATION_CLIENTS, () => problem(500, 'server-error'))),
};
