import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateFace, Smiley } from '../../art/smiley/smiley.tsx';
import { Tag } from '../../surface/badge/badge.tsx';
import { AnswerArea, AnswerNone, AnswerRow, PersonRow } from './answers.tsx';

const meta = {
  title: 'Components/Viewer/Answers of a child',
  component: AnswerArea,
  subcomponents: { AnswerRow, AnswerNone, PersonRow },
  args: { area: 'school', title: 'Skolan', note: '4 svar', children: null },
  render: (args) => (
    <AnswerArea {...args}>
      <AnswerRow question="Hur är det på rasterna?" date="19 nov">
        Ibland bra, ibland inte
      </AnswerRow>
      <AnswerRow question="Hur trivs du i din klass?" date="19 nov">
        <RateFace rate={4} size={24} /> 4 av 5, bra
      </AnswerRow>
      <AnswerRow question="Vem pratar du med om något är fel?" date="19 nov">
        <Tag>Kompis</Tag> <Tag>Någon hemma</Tag>
      </AnswerRow>
      <AnswerRow question="Vad brukar hända när du säger till?" date="19 nov">
        <AnswerNone look="skipped">frågan har hoppats över</AnswerNone>
      </AnswerRow>
      <AnswerRow question="Finns det något du vill ändra på?">
        <AnswerNone look="none">inget svar</AnswerNone>
      </AnswerRow>
    </AnswerArea>
  ),
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  parameters: {
    guide: {
      do: ['Question quiet, answer strong, date at the end.', 'Skipped and unanswered are quiet text.'],
      dont: ['Red for what was skipped.', 'A name, a birth year, a gender.'],
    },
  },
} satisfies Meta<typeof AnswerArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnArea: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('frågan har hoppats över')).toBeVisible();
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
  },
};
export const OfNoArea: Story = { args: { area: undefined, title: 'Frågor från Norra teamet' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } };
export const Children: Story = {
  render: () => (
    <>
      <PersonRow
        href="/children/1"
        current
        picture={<Smiley mood="GOOD" />}
        title="Barn 7KF"
        note="Svarade idag"
        badge="Nytt"
      />
      <PersonRow href="/children/2" picture={<Smiley mood="OK" />} title="Barn 2MX" note="Svarade igår" />
      <PersonRow href="/children/3" picture={<Smiley mood="MEH" />} title="Barn 8DN" note="Inget svar än" />
    </>
  ),
};
