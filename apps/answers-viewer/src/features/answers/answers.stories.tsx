import { mocked } from '@lykta/api/testing';
import {
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  READ_CASE_WORKERS,
  READ_CHILD_ANSWERS,
} from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { earlierSchoolAnswers, familyAnswers, schoolAnswers } from '../../testing/answers.ts';
import { caseOfOthers, ownChildren } from '../../testing/cases.ts';
import { childrenPage, goodDayBut, never, problem } from '../../testing/handlers.ts';
import { admin, children, labelledChildren } from '../../testing/people.ts';
import { sendingsOf } from '../../testing/sendings.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Answers } from './answers.tsx';

const route = '/answers/children/:invitation/:client';
const of = (client: string) => at({ at: `/answers/children/inv-1/${client}`, route });

const meta = {
  title: 'Viewer/Answers/Individual',
  tags: ['screen'],
  component: Answers,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...of('7KF2MA'), ...goodDayBut() },
} satisfies Meta<typeof Answers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the child sent is there, and what stands beside it. */
const whole: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 2, name: /^(?:Skolan|School)$/ });
  await canvas.findByRole('heading', { name: /^(?:Om barnet|About the child)$/ });
};

export const Default: Story = { play: whole };
export const English: Story = {
  parameters: at({ at: '/answers/children/inv-1/7KF2MA', route, language: 'en' }),
  play: whole,
};
const labelled = goodDayBut(
  mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, labelledChildren)),
);
/** The unit's own label stands below the code. */
export const Labelled: Story = {
  parameters: labelled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Barn 7KF-2MA' });
    await canvas.findByRole('button', { name: 'SN 2026/0412-3: Ändra etikett' });
  },
};
export const LongLabel: Story = { parameters: { ...of('9TA4RC'), ...labelled } };
/** An admin of no unit neither sees nor sets labels. */
export const AdminOfNoUnit: Story = {
  parameters: at({ at: '/answers/children/inv-1/7KF2MA', route, staff: { ...admin, units: [] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Barn 7KF-2MA' });
    await expect(canvas.queryByRole('button', { name: 'Sätt etikett' })).toBeNull();
  },
};
/** Redirects to the first child. */
export const NobodyChosen: Story = {
  parameters: at({ at: '/answers/children', route: '/answers/children/:invitation?/:client?' }),
};
export const NothingSent: Story = { parameters: of('8DN6KF') };
export const HasLeft: Story = { parameters: of('5HC3DE') };
export const UnknownChild: Story = { parameters: of('nobody') };
export const NoChildren: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(mocked(READ_CHILD_ANSWERS, never)) };
export const ReasonNeeded: Story = {
  parameters: goodDayBut(mocked(READ_CHILD_ANSWERS, () => problem(403, 'reason-needed'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Varför öppnar du svaren?' });
    await expect(canvas.getByRole('button', { name: 'Mötesblad' })).toBeDisabled();
  },
};
/** A child of colleagues: who is responsible, no answers, no label, no file; and a way in for emergencies. */
export const OnlyInAnEmergency: Story = {
  parameters: {
    ...of('4RB7HD'),
    ...goodDayBut(
      mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, ownChildren)),
      mocked(READ_CASE_WORKERS, () => HttpResponse.json(caseOfOthers)),
      mocked(READ_CHILD_ANSWERS, () => problem(403, 'not-assigned')),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'Du arbetar inte med barnet' });
    for (const name of ['Sätt etikett', 'Mötesblad', 'Till akten', 'Skriv ut', 'Ändra vilka'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
export const NotYours: Story = {
  parameters: goodDayBut(mocked(READ_CHILD_ANSWERS, () => problem(403, 'not-allowed'))),
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(READ_CHILD_ANSWERS, () => problem(500, 'server-error'))),
};
export const OneFormMissing: Story = {
  parameters: goodDayBut(
    mocked(
      READ_CHILD_ANSWERS,
      sendingsOf(({ id }) => (id === 'familj' ? undefined : schoolAnswers)),
    ),
  ),
};

const earlier = {
  id: 'skola',
  version: 1,
  request: 'inv-1-r0',
  at: '2026-09-14T10:00:00Z',
  opened: true,
  readers: [],
};
const sentTwice = children.slice(0, 1).map((child) => ({ ...child, sent: [earlier, ...child.sent] }));
/** The same form sent twice: the switch shows the previous answers. */
export const ThenAndNow: Story = {
  parameters: goodDayBut(
    mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, sentTwice)),
    mocked(
      READ_CHILD_ANSWERS,
      sendingsOf(({ id, request }) => {
        if (id === 'familj') return familyAnswers;
        return request === 'inv-1-r0' ? earlierSchoolAnswers : schoolAnswers;
      }, sentTwice),
    ),
  ),
};
