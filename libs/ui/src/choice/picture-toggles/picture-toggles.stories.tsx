import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AreaPicture } from '../../art/area-picture/area-picture.tsx';
import { PictureToggles, type PictureTogglesProps } from './picture-toggles.tsx';

function Kept(props: PictureTogglesProps) {
  const [values, setValues] = useState(props.values);
  const toggle = (value: string) =>
    setValues(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  return <PictureToggles {...props} values={values} onToggle={toggle} />;
}

const words = { homes: 'Träd', family: 'Hus', school: 'Skola', leisure: 'Boll' } as const;
const english = { homes: 'Tree', family: 'House', school: 'School', leisure: 'Ball' } as const;

const optionsIn = (labels: Record<keyof typeof words, string>) =>
  (['homes', 'family', 'school', 'leisure'] as const).map((area) => ({
    value: area,
    label: labels[area],
    picture: <AreaPicture area={area} />,
  }));

const meta = {
  title: 'Components/Choices/PictureToggles',
  component: PictureToggles,
  args: {
    label: 'Vad vill du ha med? Du kan välja flera.',
    values: [],
    onToggle: () => {},
    options: optionsIn(words),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Say that several can be chosen.', 'A word for every picture, heard also where it is not seen.'],
      dont: ['Pictures of which only one fits: that is PictureGrid.'],
      keyboard: [
        ['Tab', 'Goes to the next.'],
        ['Enter, Space', 'Choose, or take back.'],
      ],
    },
  },
} satisfies Meta<typeof PictureToggles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, userEvent }) => {
    const [tree, house] = ['Träd', 'Hus'].map((name) => canvas.getByRole('button', { name }));
    await userEvent.click(present(tree, 'tree'));
    await userEvent.click(present(house, 'house'));
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([tree, house]);
    await userEvent.click(present(tree, 'tree'));
    await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([house]);
  },
};
export const Chosen: Story = { args: { values: ['school', 'leisure'] } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { label: 'Vad vill du ha med dig hela dagen, till skolan och sedan hem igen? Du kan välja flera.' },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'What do you want with you? You can choose several.', options: optionsIn(english) },
};
