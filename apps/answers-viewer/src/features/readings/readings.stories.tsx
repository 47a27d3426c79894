import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { admin } from '../../testing/people.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Readings } from './readings.tsx';

const here = { at: '/readings', staff: admin };

const meta = {
  title: 'Viewer/Readings',
  tags: ['screen'],
  component: Readings,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Readings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const Empty: Story = {
  parameters: goodDayBut(http.get('*/staff/audit', () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(http.get('*/staff/audit', never)) };
export const Failed: Story = {
  parameters: goodDayBut(http.get('*/staff/audit', () => problem(500, 'server-error'))),
};
