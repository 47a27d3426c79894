import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { invitations } from '../../testing/people.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Children } from './children.tsx';

const meta = {
  title: 'Viewer/Children',
  tags: ['screen'],
  component: Children,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at({ at: '/children' }), ...goodDayBut() },
} satisfies Meta<typeof Children>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/children', language: 'en' }) };
export const Empty: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => problem(503, 'busy', { 'Retry-After': '60' }))),
};
export const LongNames: Story = {
  parameters: goodDayBut(
    mocked(LIST_STAFF_INVITATIONS, () =>
      HttpResponse.json([
        { ...invitations[0], unit: 'Mottagnings- och utredningsenheten för barn och unga i norra Exempelby' },
      ]),
    ),
  ),
};
