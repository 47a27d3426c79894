import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { earlierSchoolAnswers, familyAnswers, schoolAnswers, sentOnOneDay } from '../../testing/answers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { ChangesCard } from './changes-card.tsx';
import { byForm } from './sent.ts';

const meta = {
  title: 'Viewer/Answers/Changes',
  component: ChangesCard,
  decorators: [inApp],
  args: { histories: byForm([earlierSchoolAnswers, familyAnswers, schoolAnswers]) },
} satisfies Meta<typeof ChangesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ändrat sedan 14 september 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('AnnatHur är det på rasterna?');
  },
};
/** Worse answers first, then the answers that the child took back in between. */
export const Worse: Story = {
  args: { histories: byForm(sentOnOneDay) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ändrat sedan tidigare samma dag' })).toBeVisible();
    await expect(canvas.getByText('Sämre')).toBeVisible();
    await expect(canvas.getByText(/Barnet har ändrat sig/)).toBeVisible();
  },
};
const sixForms = Array.from({ length: 6 }, (_, n) =>
  [earlierSchoolAnswers, schoolAnswers].map((answers) => ({
    ...answers,
    form: { ...answers.form, metadata: { ...answers.form.metadata, id: `school-${n}` } },
  })),
);
/** Six forms sent twice: the worst twelve, then all. */
export const ManyChanges: Story = {
  args: { histories: byForm(sixForms.flat()) },
  play: async ({ canvas, userEvent }) => {
    const all = Number(/\d+/.exec(canvas.getByText(/svar, det sämsta först/).textContent)?.[0]);
    await expect(all).toBeGreaterThan(12);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('button', { name: `Visa ${all - 12} till` }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all);
  },
};
const sixtyWorse = Array.from({ length: 60 }, (_, n) =>
  sentOnOneDay.map((answers) => ({
    ...answers,
    form: { ...answers.form, metadata: { ...answers.form.metadata, id: `school-${n}` } },
  })),
);
/** However many got worse: each is there at once, and laid out when it comes into sight. */
export const ManyWorse: Story = {
  args: { histories: byForm(sixtyWorse.flat()) },
  play: async ({ canvas }) => {
    const words = canvas.getAllByText('Sämre');
    await expect(words).toHaveLength(60);
    const isLaidOut = (word: HTMLElement) => word.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isLaidOut(words.at(0)!)).toBe(true));
    await expect(isLaidOut(words.at(-1)!), 'laid out far below').toBe(false);
    await waitFor(async () => {
      words.at(-1)!.scrollIntoView();
      await expect(isLaidOut(words.at(-1)!)).toBe(true);
    });
  },
};
/** Paper has no button: all are there. */
export const ManyOnPaper: Story = {
  args: { histories: byForm(sixForms.flat()) },
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(12);
    await expect(canvas.queryByRole('button')).toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};
export const NothingChanged: Story = {
  args: {
    histories: byForm([
      { ...schoolAnswers, data: { ...schoolAnswers.data, sent: '2026-10-03' } },
      schoolAnswers,
    ]),
  },
};
export const OnAPhone: Story = {
  args: { histories: byForm(sentOnOneDay) },
  globals: { viewport: { value: 'small' } },
};
export const English: Story = { parameters: at({ language: 'en' }) };
/** No form was sent twice: no card. */
export const SentOnce: Story = {
  args: { histories: byForm([schoolAnswers]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
