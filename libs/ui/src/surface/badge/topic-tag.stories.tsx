import { questionTags } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TopicTag } from './topic-tag.tsx';

const meta = {
  title: 'Components/Surfaces/Topic tag',
  component: TopicTag,
  args: { topic: 'feel-good', children: 'må bra' },
  parameters: {
    guide: {
      do: ['What a question is about.'],
      dont: ['A tint without its word.'],
      pairs: [
        {
          right: () => <TopicTag topic="safety">trygghet</TopicTag>,
          wrong: () => <TopicTag topic="safety"> </TopicTag>,
          because: 'The tint repeats what the word says; alone it says nothing.',
        },
      ],
    },
  },
} satisfies Meta<typeof TopicTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tint comes with the component. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tint = getComputedStyle(canvas.getByText('må bra')).backgroundColor;
    await expect(tint).toMatch(/^rgb\(/);
  },
};
export const EveryTopic: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {questionTags.map((topic) => (
        <TopicTag key={topic} topic={topic}>
          {topic}
        </TopicTag>
      ))}
    </p>
  ),
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    topic: 'responsible',
    children: 'Att vara med och bestämma, och att få ta ansvar för det som är ditt',
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { children: 'feeling good' },
};
