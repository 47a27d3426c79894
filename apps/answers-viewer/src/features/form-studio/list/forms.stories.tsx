import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_FORMS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { goodDayBut, never, problem } from '../../../testing/handlers.ts';
import { at, onDesk } from '../../../testing/story.tsx';
import { Forms } from './forms.tsx';

const here = { at: '/forms' };

const meta = {
  title: 'Viewer/Forms/List',
  tags: ['screen'],
  component: Forms,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Forms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const Empty: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_FORMS, () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_FORMS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_FORMS, () => problem(500, 'server-error'))),
};
