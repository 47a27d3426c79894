import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { familyAnswers, schoolAnswers } from '../../testing/answers.ts';
import { goodDayBut } from '../../testing/handlers.ts';
import { children, invitations } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { ChildRail } from './child-rail.tsx';
import { byForm } from './sent.ts';

const answers = [familyAnswers, schoolAnswers];
const shown = (list: typeof answers) => ({
  histories: byForm(list),
  placeOf: () => 0,
  show: () => {},
  current: list.at(-1),
});

const meta = {
  title: 'Viewer/Answers/Rail',
  component: ChildRail,
  decorators: [(Story) => <div style={{ maxInlineSize: '16.25rem' }}>{Story()}</div>, inApp],
  args: {
    one: {
      invitation: present(invitations[0], 'invitations[0]'),
      child: present(children[0], 'children[0]'),
    },
    answers,
    isReading: false,
    sendings: shown(answers),
    today: new Date('2026-11-22T12:00:00Z'),
  },
  parameters: goodDayBut(),
} satisfies Meta<typeof ChildRail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Har skickat 2 gånger' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Barnets personer' })).toBeVisible();
    await expect(canvas.getByText('Karin Lind')).toBeVisible();
  },
};
/** Nothing to press before everything is there. */
export const Reading: Story = {
  args: { isReading: true },
  play: async ({ canvas }) => {
    await canvas.findByText('Karin Lind');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** The child has not allowed staff to see its own figure. */
export const FigureNotShown: Story = {
  args: {
    one: {
      invitation: present(invitations[0], 'invitations[0]'),
      child: { ...present(children[0], 'children[0]'), avatar: undefined },
    },
  },
};
export const NothingRead: Story = { args: { answers: undefined, sendings: shown([]) } };
export const English: Story = { parameters: at({ language: 'en' }) };
