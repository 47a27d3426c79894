import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { emptyStats, suppressedStats } from '../../testing/answers.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { admin, inLongUnit, worker } from '../../testing/people.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Statistics } from './statistics.tsx';

const here = '/answers/statistics';

const meta = {
  title: 'Viewer/Statistics',
  tags: ['screen'],
  component: Statistics,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at({ at: here, staff: admin }), ...goodDayBut() },
} satisfies Meta<typeof Statistics>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ at: here, staff: admin, language: 'en' }) };
export const Worker: Story = { parameters: at({ at: here, staff: worker }) };
export const NobodyAnswered: Story = {
  parameters: goodDayBut(http.get('*/staff/answers/:form/:version', () => HttpResponse.json(emptyStats))),
};
export const TooFewChildren: Story = {
  parameters: goodDayBut(
    http.get('*/staff/answers/:form/:version', () => HttpResponse.json(suppressedStats)),
  ),
};
export const LongUnit: Story = {
  parameters: {
    ...at({ at: here, staff: inLongUnit.staff }),
    ...goodDayBut(http.get('*/staff/invitations', () => HttpResponse.json(inLongUnit.invitations))),
  },
};
export const Loading: Story = { parameters: goodDayBut(http.get('*/staff/answers/:form/:version', never)) };
export const Failed: Story = {
  parameters: goodDayBut(http.get('*/staff/answers/:form/:version', () => problem(500, 'server-error'))),
};
export const NoForms: Story = {
  parameters: goodDayBut(http.get('*/staff/forms', () => HttpResponse.json([]))),
};
