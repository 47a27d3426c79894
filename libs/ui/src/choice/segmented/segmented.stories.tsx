import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Segmented, type SegmentedProps } from './segmented.tsx';

function Kept(props: SegmentedProps) {
  const [value, setValue] = useState(props.value);
  return <Segmented {...props} value={value} onChoose={setValue} />;
}

const days = [
  { value: '7', label: '7 dagar' },
  { value: '30', label: '30 dagar' },
];

const meta = {
  title: 'Components/Choices/Segmented',
  component: Segmented,
  args: {
    label: 'Hur många dagar',
    value: '7',
    onChoose: () => {},
    options: days,
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Two or three ways to see the same thing.'],
      dont: ['Navigation between pages.'],
      pairs: [
        {
          right: () => <Segmented label="Hur många dagar" value="7" onChoose={() => {}} options={days} />,
          wrong: () => (
            <Segmented
              label="Sidor"
              value="home"
              onChoose={() => {}}
              options={[
                { value: 'home', label: 'Hem' },
                { value: 'story', label: 'Min berättelse' },
              ]}
            />
          ),
          because: 'The same thing in another way; another page is a link.',
        },
      ],
      keyboard: [['Arrow keys', 'Choose the next.']],
    },
  },
} satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['every-mode'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('30 dagar'));
    await expect(canvas.getByRole('radio', { name: '30 dagar' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '7 dagar' })).toBeChecked();
  },
};
export const ForAdults: Story = {
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  args: {
    size: 'compact',
    label: 'Hur svaren visas',
    value: 'stats',
    options: [
      { value: 'stats', label: 'Statistik' },
      { value: 'answers', label: 'Enskilda svar' },
    ],
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    options: [
      { value: '7', label: 'De senaste sju dagarna' },
      { value: '30', label: 'De senaste trettio dagarna' },
    ],
  },
};
/** Words of 200 % that do not fit beside each other stand below each other. */
export const BigLetters: Story = {
  globals: { viewport: { value: 'small' }, text: '200' },
  args: {
    value: 'light',
    options: [
      { value: 'system', label: 'Samma som mobilen' },
      { value: 'light', label: 'Ljust' },
      { value: 'dark', label: 'Mörkt' },
    ],
  },
  play: async ({ canvas }) => {
    for (const label of ['Samma som mobilen', 'Ljust', 'Mörkt']) {
      const words = canvas.getByText(label);
      const part = present(words.closest('label'), 'its part').getBoundingClientRect();
      await expect(words.getBoundingClientRect().left).toBeGreaterThanOrEqual(part.left);
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(part.right);
    }
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'How many days',
    options: [
      { value: '7', label: '7 days' },
      { value: '30', label: '30 days' },
    ],
  },
};
