import type { Meta, StoryObj } from '@storybook/react-vite';
import { earlierSchoolAnswers, familyAnswers, schoolAnswers } from '../../testing/answers.ts';
import { inApp } from '../../testing/story.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Viewer/Answers/Sheet',
  component: Sheet,
  decorators: [inApp],
  args: {
    history: { now: schoolAnswers, before: [earlierSchoolAnswers] },
    showsNotAsked: false,
    compares: false,
    today: new Date('2026-11-20T12:00:00Z'),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EveryQuestion: Story = { args: { showsNotAsked: true } };
export const ThenAndNow: Story = { args: { compares: true } };
export const Family: Story = { args: { history: { now: familyAnswers, before: [] } } };
