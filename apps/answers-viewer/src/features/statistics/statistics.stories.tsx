import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_FORMS, LIST_STAFF_INVITATIONS, READ_STAFF_ANSWERS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { emptyStats, suppressedStats } from '../../testing/answers.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { admin, inLongUnit, ownForms, worker } from '../../testing/people.ts';
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

export const Default: Story = { tags: ['every-mode'] };
export const English: Story = { parameters: at({ at: here, staff: admin, language: 'en' }) };
export const Worker: Story = { parameters: at({ at: here, staff: worker }) };
export const NobodyAnswered: Story = {
  parameters: goodDayBut(mocked(READ_STAFF_ANSWERS, () => HttpResponse.json(emptyStats))),
};
export const TooFewChildren: Story = {
  parameters: goodDayBut(mocked(READ_STAFF_ANSWERS, () => HttpResponse.json(suppressedStats))),
};
export const LongUnit: Story = {
  parameters: {
    ...at({ at: here, staff: inLongUnit.staff }),
    ...goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(inLongUnit.invitations))),
  },
};
export const Loading: Story = { parameters: goodDayBut(mocked(READ_STAFF_ANSWERS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(READ_STAFF_ANSWERS, () => problem(500, 'server-error'))),
};
/** Each version of a form is counted on its own. */
export const Versions: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_FORMS, () => HttpResponse.json(ownForms))),
};
export const NoForms: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_FORMS, () => HttpResponse.json([]))),
};
