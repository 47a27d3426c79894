import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateFace } from '../../art/smiley/rate-face.tsx';
import { StoryHeadPicture } from '../../story-figures.tsx';
import { Tag } from '../../surface/badge/badge.tsx';
import { inDesk } from '../in-desk.tsx';
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
  decorators: [inDesk],
  parameters: {
    guide: {
      do: ['Question quiet, answer strong, date at the end.', 'Skipped and unanswered are quiet text.'],
      dont: ['Red for what was skipped.', 'A name, a birth year, a gender.'],
      keyboard: [['Enter', 'On a child in the list: shows that child.']],
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
        picture={<StoryHeadPicture figure="child-06" />}
        title="Barn 7KF"
        note="Svarade idag"
        badge="Nytt"
      />
      <PersonRow
        href="/children/2"
        picture={<StoryHeadPicture figure="child-11" />}
        title="Barn 2MX"
        note="Svarade igår"
      />
      <PersonRow
        href="/children/3"
        picture={<StoryHeadPicture figure="child-15" />}
        title="Barn 8DN"
        note="Inget svar än"
      />
    </>
  ),
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: () => (
    <AnswerArea area="school" title="Skolan och allt som händer på vägen dit" note="114 svar">
      <AnswerRow
        question="Vad brukar hända när du säger till en vuxen i skolan om något som har gått fel?"
        date="19 november 2026"
      >
        Det beror på vem det är, men oftast lyssnar de och hjälper mig att prata med de andra efteråt
      </AnswerRow>
    </AnswerArea>
  ),
};
export const English: Story = {
  globals: { language: 'en' },
  render: () => (
    <AnswerArea area="school" title="School" note="2 answers">
      <AnswerRow question="How are your breaks?" date="19 Nov">
        Good at times
      </AnswerRow>
      <AnswerRow question="Is there something you want to change?">
        <AnswerNone look="none">no answer</AnswerNone>
      </AnswerRow>
    </AnswerArea>
  ),
};
