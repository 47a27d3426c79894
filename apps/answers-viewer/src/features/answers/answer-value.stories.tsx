import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/story.tsx';
import { AnswerValue } from './answer-value.tsx';

const meta = {
  title: 'Viewer/Answers/Value',
  component: AnswerValue,
  decorators: [inApp],
  args: { given: { state: 'answered', words: ['Oftast lugnt'], persons: [], houses: [] } },
} satisfies Meta<typeof AnswerValue>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Several: Story = {
  args: { given: { state: 'answered', words: ['Kompis', 'Någon hemma'], persons: [], houses: [] } },
};
export const Face: Story = {
  args: { given: { state: 'answered', words: ['Bra'], face: 4, persons: [], houses: [] } },
};
export const Persons: Story = {
  args: {
    given: {
      state: 'answered',
      words: [],
      persons: [
        { type: 'MOTHER', avatar: 'adult-09' },
        { type: 'UNKNOWN', avatar: 'default' },
      ],
      houses: [{ type: 'APARTMENT', avatar: 'house-apartment' }],
    },
  },
};
/** The exact words first; how the child's own story tells the same stands below them. */
export const WithSentence: Story = {
  args: {
    withSentence: true,
    given: {
      state: 'answered',
      words: ['Oftast lugnt'],
      sentences: ['Det är oftast lugnt på rasten.'],
      persons: [],
      houses: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oftast lugnt')).toBeVisible();
    await expect(canvas.getByText('I berättelsen: Det är oftast lugnt på rasten.')).toBeVisible();
  },
};
export const Skipped: Story = { args: { given: { state: 'skipped', words: [], persons: [], houses: [] } } };
export const NoAnswer: Story = { args: { given: { state: 'none', words: [], persons: [], houses: [] } } };
export const Outdated: Story = { args: { outdated: true } };
