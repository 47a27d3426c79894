import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { familyAnswers, manyMarks, schoolAnswers } from '../../testing/answers.ts';
import { children } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { Marks } from './marks-card.tsx';

const meta = {
  title: 'Viewer/Answers/Marks',
  component: Marks,
  decorators: [inApp],
  args: {
    child: present(children[0], 'children[0]'),
    answers: [schoolAnswers, familyAnswers],
    today: new Date('2026-11-22T12:00:00Z'),
  },
} satisfies Meta<typeof Marks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ language: 'en' }) };
export const Narrow: Story = { globals: { viewport: { value: 'small' } } };
/** Many marks: three of each, with a button for the rest. */
export const Many: Story = { args: { answers: manyMarks } };
export const Nothing: Story = { args: { answers: [] } };
