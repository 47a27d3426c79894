import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { goodDayBut } from '../testing/handlers.ts';
import { admin, author, inLongUnit, manager } from '../testing/people.ts';
import { at, inApp } from '../testing/story.tsx';
import { Layout } from './layout.tsx';

const meta = {
  title: 'Viewer/Frame/Layout',
  component: Layout,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...at({ at: '/children' }), ...goodDayBut() },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Worker: Story = {};
export const Admin: Story = { parameters: at({ at: '/members', staff: admin }) };
export const Manager: Story = { parameters: at({ at: '/children', staff: manager }) };
/** Sees forms and figures, and nothing of children. */
export const Author: Story = { parameters: at({ at: '/forms', staff: author }) };
export const English: Story = { parameters: at({ at: '/children', language: 'en' }) };
export const LongUnit: Story = {
  parameters: {
    ...at({ at: '/children', staff: inLongUnit.staff }),
    ...goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(inLongUnit.invitations))),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
