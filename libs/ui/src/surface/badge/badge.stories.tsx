import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, Tag } from './badge.tsx';

const meta = {
  title: 'Components/Surfaces/Badge and Tag',
  component: Badge,
  subcomponents: { Tag },
  args: { children: 3, label: '3 nya' },
  parameters: {
    guide: {
      do: ['A badge: something new, and how much.', 'A tag: one of several answers.'],
      dont: ['A badge that scolds.'],
      pairs: [
        {
          right: () => <Badge label="3 nya">3</Badge>,
          wrong: () => <Badge>Sen!</Badge>,
          because: 'It says what is new; it blames nobody.',
        },
      ],
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number is visible; screen readers read the label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 nya')).toBeInTheDocument();
  },
};
export const AWord: Story = { args: { children: 'Nytt', label: undefined } };
export const Answers: Story = {
  render: () => (
    <p>
      <Tag>Kompis</Tag> <Tag>Någon hemma</Tag>
    </p>
  ),
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <p>
      <Tag>Någon som jag pratar med när det är jobbigt hemma eller i skolan</Tag>{' '}
      <Badge label="1 204 nya">1 204</Badge>
    </p>
  ),
};
export const English: Story = {
  globals: { language: 'en' },
  render: () => (
    <p>
      <Tag>Somebody at home</Tag> <Badge label="3 new">3</Badge>
    </p>
  ),
};
