import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sentOnOneDay } from '../../testing/answers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { FaceLine } from './face-line.tsx';
import { byForm, type FormHistory } from './sent.ts';

const [first, ...rest] = present(byForm(sentOnOneDay)[0], 'the sendings of one form');
const on = (sent: string, answers: FormHistory[number]) => ({
  ...answers,
  data: { ...answers.data, sent },
});
/** Three sendings over a year, the newest first. */
const overTime: FormHistory = [
  on('2026-11-20', first),
  ...rest.map((answers, index) => on(['2026-08-14', '2025-12-02'][index] ?? '2025-11-01', answers)),
];
const question = present(
  Object.values(first.form.questions).find(({ type }) => type === 'rate'),
  'a question with faces',
).id;

const meta = {
  title: 'Viewer/Answers/Face line',
  component: FaceLine,
  decorators: [inApp],
  args: { question, history: overTime, place: 0, today: new Date('2026-11-20T12:00:00Z') },
} satisfies Meta<typeof FaceLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Oldest first, each with its day and, for who does not see the face, its words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const times = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(times).toHaveLength(3);
    await expect(times[0]).toContain('2025');
    await expect(times.at(-1)).toMatch(/^20 nov: /);
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
/** One time is no line. */
export const Once: Story = {
  args: { history: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
