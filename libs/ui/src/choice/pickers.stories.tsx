import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { AreaPicture } from '../art/area-picture.tsx';
import { Pager, StepBar } from './pager.tsx';
import { PictureGrid } from './picture-grid.tsx';
import type { PictureGridProps } from './picture-grid.tsx';
import { Swatches } from './swatches.tsx';

function Kept(props: PictureGridProps) {
  const [value, setValue] = useState(props.value);
  return <PictureGrid {...props} value={value} onChoose={setValue} />;
}

const areas = ['homes', 'family', 'school', 'leisure', 'myself', 'base'] as const;
const words = ['Villa', 'Lägenhet', 'Radhus', 'Annat', 'Okänt', 'Tillfälligt boende'];

const meta = {
  title: 'Components/Choices/PictureGrid, Swatches, Pager',
  component: PictureGrid,
  subcomponents: { Swatches, Pager, StepBar },
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
      do: ['Give every colour a name.', 'Say where one is: "Sida 1 av 3".'],
      dont: ['More than ten pictures on a page.'],
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
export const PicturesAlone: Story = { args: { hideWords: true, value: 'school' } };

const colours = [
  { value: '#2B2320', colour: '#2B2320', label: 'svart' },
  { value: '#5B3A29', colour: '#5B3A29', label: 'mörkbrun' },
  { value: '#C98B4E', colour: '#C98B4E', label: 'ljusbrun' },
  { value: '#F2D492', colour: '#F2D492', label: 'blond' },
  { value: '#C8553D', colour: '#C8553D', label: 'röd' },
];

function Colours() {
  const [value, setValue] = useState<string | null>('#5B3A29');
  return <Swatches label="Hårfärg" options={colours} value={value} onChoose={setValue} />;
}

/** Every colour has a name, and the name of the chosen one is seen. */
export const Colour: Story = {
  render: () => <Colours />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'blond' }));
    await expect(canvas.getByRole('radio', { name: 'blond' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'röd' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'blond' })).toBeChecked();
  },
};

function Pages() {
  const [page, setPage] = useState(1);
  const texts = { previous: 'Förra sidan', next: 'Nästa sida', place: `Sida ${page} av 3` };
  return <Pager page={page} pages={3} onPage={setPage} texts={texts} />;
}

export const Paging: Story = {
  render: () => <Pages />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Förra sidan' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Nästa sida' }));
    await expect(canvas.getByText('Sida 3 av 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nästa sida' })).toBeDisabled();
  },
};

export const Days: Story = {
  render: () => (
    <StepBar
      label="13–19 november"
      previousLabel="En dag bakåt"
      nextLabel="En dag framåt"
      onPrevious={() => {}}
    />
  ),
};
