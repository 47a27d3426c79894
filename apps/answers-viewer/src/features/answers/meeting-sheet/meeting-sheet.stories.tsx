import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { MAKE_DOCUMENT } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { earlierSchoolAnswers, familyAnswers, manyMarks, schoolAnswers } from '../../../testing/answers.ts';
import { goodDayBut, problem } from '../../../testing/handlers.ts';
import { invitations, labelledChildren } from '../../../testing/people.ts';
import { at, onDesk } from '../../../testing/story.tsx';
import { byForm } from '../sent.ts';
import { MeetingSheet } from './meeting-sheet.tsx';

/** The child wants a friend at the meeting. */
const wishing = structuredClone(schoolAnswers);
present(present(wishing.form.questions.talk, 'talk').answers.friend, 'friend').story = 'WISH';

const meta = {
  title: 'Viewer/Answers/Meeting sheet',
  tags: ['screen'],
  component: MeetingSheet,
  decorators: [onDesk],
  args: {
    one: {
      invitation: present(invitations[0], 'invitations[0]'),
      child: present(labelledChildren[0], 'labelledChildren[0]'),
    },
    histories: byForm([familyAnswers, schoolAnswers]),
    today: new Date('2026-11-23T08:00:00Z'),
  },
  parameters: { layout: 'fullscreen', ...goodDayBut() },
} satisfies Meta<typeof MeetingSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is taken away on the left is gone from the page on the right. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const paper = await canvas.findByRole('article', { hidden: true });
    const [chosen] = canvas.getAllByRole('checkbox', { checked: true });
    const before = paper.querySelectorAll('dt').length;
    await userEvent.click(present(chosen, 'the first chosen answer'));
    await expect(paper.querySelectorAll('dt')).toHaveLength(before - 1);
  },
};
/** What has changed stands beside what the child answered then. */
export const ThenToo: Story = {
  args: { histories: byForm([earlierSchoolAnswers, familyAnswers, schoolAnswers]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { hidden: true })).toHaveTextContent('14 sep: ');
  },
};
/** What the child wants of the meeting stands on top. */
export const Wishes: Story = {
  args: { histories: byForm([familyAnswers, wishing]) },
  play: async ({ canvas }) => {
    const paper = await canvas.findByRole('article', { hidden: true });
    await expect(paper.querySelector('dt')).toHaveTextContent('Vem pratar du med om något är fel?');
  },
};
/** In large letters the label is not on the page, because the child reads it too. */
export const Large: Story = {
  play: async ({ canvas, userEvent }) => {
    const paper = await canvas.findByRole('article', { hidden: true });
    await expect(paper).toHaveTextContent('SN 2026/0412-3');
    await expect(paper).toHaveTextContent('Att fråga på mötet');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stor text, utan etikett' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Frågor att ställa' }));
    await expect(paper).not.toHaveTextContent('SN 2026/0412-3');
    await expect(paper).not.toHaveTextContent('Att fråga på mötet');
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
/** A ninth answer is refused, with the reason. */
export const Full: Story = {
  args: { histories: byForm(manyMarks) },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('group', { name: 'Mer på bladet' });
    const answers = (checked: boolean) =>
      canvas.queryAllByRole('checkbox', { checked }).filter((box) => !more.contains(box));
    for (;;) {
      const [free] = answers(false);
      if (!free || canvas.queryByText(/Ett blad rymmer/)) break;
      await userEvent.click(free);
    }
    await expect(answers(true).length).toBeLessThanOrEqual(8);
  },
};
/** The server finds that the answers are too long for one page. */
export const TooLong: Story = {
  parameters: goodDayBut(mocked(MAKE_DOCUMENT, () => problem(400, 'sheet-full'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara som PDF' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Empty: Story = { args: { histories: [] } };
export const Phone: Story = { globals: { viewport: { value: 'small' } } };
