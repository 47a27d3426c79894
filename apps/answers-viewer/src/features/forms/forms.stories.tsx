import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
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
  parameters: goodDayBut(http.get('*/staff/forms', () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(http.get('*/staff/forms', never)) };
export const Failed: Story = {
  parameters: goodDayBut(http.get('*/staff/forms', () => problem(500, 'server-error'))),
};
