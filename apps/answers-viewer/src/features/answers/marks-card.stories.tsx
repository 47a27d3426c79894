import type { Meta, StoryObj } from '@storybook/react-vite';
import { familyAnswers, manyMarks, schoolAnswers } from '../../testing/answers.ts';
import { inApp } from '../../testing/story.tsx';
import { Marks } from './marks-card.tsx';

const meta = {
  title: 'Viewer/Answers/Marks',
  component: Marks,
  decorators: [inApp],
  args: { answers: [schoolAnswers, familyAnswers] },
} satisfies Meta<typeof Marks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Many marks: four of each, with a button for the rest. */
export const Many: Story = { args: { answers: manyMarks } };
export const Nothing: Story = { args: { answers: [] } };
