import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { manyInvitations, worker } from '../../testing/people.ts';
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
/** Who works in one unit does not read its name in each row. */
export const OneUnit: Story = {
  parameters: at({ at: '/invitations', staff: { ...worker, units: ['Norra teamet'] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Kod' });
    await expect(canvas.queryByRole('columnheader', { name: 'Enhet' })).toBeNull();
  },
};
export const Empty: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => problem(500, 'server-error'))),
};
export const TwoThousand: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(manyInvitations(2000)))),
};
