import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AreaPicture } from '../../art/area-picture/area-picture.tsx';
import { PictureGrid, type PictureGridProps } from './picture-grid.tsx';

function Kept(props: PictureGridProps) {
  const [value, setValue] = useState(props.value);
  return <PictureGrid {...props} value={value} onChoose={setValue} />;
}

const areas = ['homes', 'family', 'school', 'leisure', 'myself', 'base'] as const;
const words = ['Villa', 'Lägenhet', 'Radhus', 'Annat', 'Okänt', 'Tillfälligt boende'];

const meta = {
  title: 'Components/Choices/PictureGrid',
  component: PictureGrid,
  args: {
    label: 'Hur ser det ut där du bor?',
    value: null,
    onChoose: () => {},
    options: areas.map((area, index) => ({
      value: area,
      label: words[index] ?? area,
      picture: <AreaPicture area={area} />,
    })),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['At most ten on a page.', 'A word for every picture, heard also where it is not seen.'],
      dont: ['Pictures that differ in colour only.'],
      keyboard: [
        ['Arrow keys', 'Move the focus, and choose nothing.'],
        ['Enter, Space', 'Choose.'],
      ],
    },
  },
} satisfies Meta<typeof PictureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Lägenhet' }));
    await expect(canvas.getByRole('radio', { name: 'Lägenhet' })).toBeChecked();
  },
};
/** The last tile leads to more and is no choice. */
export const WithMore: Story = {
  args: { hideWords: true, more: { label: 'Gör en egen', onClick: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(areas.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Gör en egen' }));
    await expect(args.more?.onClick).toHaveBeenCalledOnce();
  },
};
export const PicturesAlone: Story = { args: { hideWords: true, value: 'school' } };
export const FilledTiles: Story = { args: { hideWords: true, fill: 'square', value: 'school' } };
export const WideTiles: Story = { args: { hideWords: true, fill: 'wide', value: 'school' } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'What does your home look like?',
    options: areas.map((area, index) => ({
      value: area,
      label: present(
        ['House', 'Flat', 'Terraced house', 'Something else', 'Not known', 'For a short time'][index],
        '[’House’, ’Flat’, ’Terraced house’, ’Something',
      ),
      picture: <AreaPicture area={area} />,
    })),
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    value: 'family',
    options: meta.args.options.map((option) => ({
      ...option,
      label: `${option.label} med vattenrutschkana`,
    })),
  },
};
