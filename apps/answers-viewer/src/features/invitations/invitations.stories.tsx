import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { manyInvitations } from '../../testing/people.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Invitations } from './invitations.tsx';

const meta = {
  title: 'Viewer/Invitations/List',
  tags: ['screen'],
  component: Invitations,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at({ at: '/invitations' }), ...goodDayBut() },
} satisfies Meta<typeof Invitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/invitations', language: 'en' }) };
export const Empty: Story = {
  parameters: goodDayBut(http.get('*/staff/invitations', () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(http.get('*/staff/invitations', never)) };
export const Failed: Story = {
  parameters: goodDayBut(http.get('*/staff/invitations', () => problem(500, 'server-error'))),
};
export const TwoThousand: Story = {
  parameters: goodDayBut(http.get('*/staff/invitations', () => HttpResponse.json(manyInvitations(2000)))),
};
