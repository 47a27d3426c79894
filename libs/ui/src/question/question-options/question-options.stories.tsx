import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StoryHeadPicture } from '../../story-figures.tsx';
import { QuestionOptions, type QuestionOptionsProps } from './question-options.tsx';

function Kept(props: QuestionOptionsProps) {
  const [selected, setSelected] = useState(props.selected);
  const [people, setPeople] = useState<readonly string[]>([]);
  const more = (list: readonly string[], id: string) =>
    list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
  return (
    <QuestionOptions
      {...props}
      selected={selected}
      onChoose={(id) => {
        setSelected([id]);
        props.onChoose(id);
      }}
      onToggle={(id) => {
        setSelected(more(selected, id));
        props.onToggle(id);
      }}
      people={
        props.people && { ...props.people, chosen: people, onToggle: (id) => setPeople(more(people, id)) }
      }
    />
  );
}

const text = (id: string, label: string, weight?: number) => ({ id, kind: 'text' as const, label, weight });
const skip = { id: 'skip', kind: 'skip' as const, label: 'Vet inte' };

const meta = {
  title: 'Components/Questions/QuestionOptions',
  component: QuestionOptions,
  args: {
    type: 'single',
    label: 'Hur är det på rasterna?',
    selected: [],
    options: [
      text('good', 'Oftast bra'),
      text('mixed', 'Ibland bra, ibland inte'),
      text('bad', 'Oftast inte bra'),
      skip,
    ],
    onChoose: fn(),
    onToggle: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: [
        'Take the order of the form, and the weight for the faces.',
        'Let the engine say what a press clears.',
      ],
      dont: ['Show the skip option here: it is a button at the foot.'],
      keyboard: [
        ['Arrow keys', 'Move the focus, and answer nothing.'],
        ['Enter, Space', 'Answer.'],
      ],
    },
  },
} satisfies Meta<typeof QuestionOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Up to four answers are large buttons. The skip option is not shown here, because the foot has it. */
export const Single: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'Oftast bra' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('good');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
/** More than four answers are small buttons. */
export const SingleOfMany: Story = {
  args: { options: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag'].map((day) => text(day, day)) },
};
export const Frequency: Story = {
  args: {
    type: 'frequency',
    options: ['Aldrig', 'Någon gång', 'Varje vecka', 'Nästan varje dag', 'Varje dag'].map((word) =>
      text(word, word),
    ),
  },
};
export const Multiple: Story = {
  args: {
    type: 'multiple',
    options: ['Lärare', 'Kurator', 'Kompis', 'Syskon', 'Ingen'].map((word) => text(word, word)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kompis' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(args.onToggle).toHaveBeenCalledWith('Kompis');
  },
};
export const MultipleOfFew: Story = { args: { type: 'multiple' } };
/** The faces are ordered by weight, whatever the order of the form. */
export const Rate: Story = {
  args: {
    type: 'rate',
    options: [
      text('5', 'Jättenöjd', 5),
      text('1', 'Inte alls nöjd', 1),
      text('3', 'Sådär', 3),
      text('2', 'Inte så nöjd', 2),
      text('4', 'Ganska nöjd', 4),
      skip,
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const faces = canvas.getAllByRole('radio').map((face) => face.getAttribute('aria-label'));
    await expect(faces).toEqual(['Inte alls nöjd', 'Inte så nöjd', 'Sådär', 'Ganska nöjd', 'Jättenöjd']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ganska nöjd' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('4');
  },
};
export const Article: Story = {
  args: { type: 'article_text', options: [text('on', 'Jag förstår'), text('more', 'Berätta mer')] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Berätta mer' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('more');
  },
};
const people = {
  options: [
    { value: 'p1', label: 'mamma', picture: <StoryHeadPicture figure="adult-02" /> },
    { value: 'p2', label: 'lillasyster', picture: <StoryHeadPicture figure="child-04" /> },
  ],
  chosen: [],
  onToggle: () => {},
};
export const Persons: Story = {
  args: {
    type: 'persons',
    people,
    options: [
      { id: 'who', kind: 'persons', label: '' },
      { id: 'none', kind: 'none', label: 'Ingen' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'mamma' }));
    await expect(canvas.getByRole('checkbox', { name: 'mamma' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ingen' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('none');
  },
};
export const OnePerson: Story = { args: { ...Persons.args, type: 'single_person' } };
/** The profile has no persons yet: only the answer without a person. */
export const NoPersonsYet: Story = { args: { ...Persons.args, people: { ...people, options: [] } } };
export const Homes: Story = {
  args: {
    type: 'accommodations',
    people: {
      ...people,
      options: [
        { value: 'h1', label: 'Hem 1, lägenhet' },
        { value: 'h2', label: 'Hem 2, villa' },
      ],
    },
    options: [
      { id: 'where', kind: 'accommodations', label: '' },
      { id: 'nowhere', kind: 'none', label: 'Ingenstans' },
    ],
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    options: [
      text('a', 'Jag brukar berätta för någon vuxen i skolan eller hemma när det har hänt något'),
      text('b', 'Jag brukar inte säga något, för det blir ändå aldrig som jag har tänkt mig'),
    ],
    selected: ['a'],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'How are your breaks?',
    options: [
      text('good', 'Mostly good'),
      text('mixed', 'Good at times, not that good at times'),
      text('bad', 'Mostly not so good'),
    ],
  },
};
