import type { Meta, StoryObj } from '@storybook/react-vite';
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
        { type: 'MOTHER', avatar: 'adult-01' },
        { type: 'UNKNOWN', avatar: 'default' },
      ],
      houses: [{ type: 'APARTMENT', avatar: 'house-apartment' }],
    },
  },
};
export const Skipped: Story = { args: { given: { state: 'skipped', words: [], persons: [], houses: [] } } };
export const NoAnswer: Story = { args: { given: { state: 'none', words: [], persons: [], houses: [] } } };
export const Outdated: Story = { args: { outdated: true } };
