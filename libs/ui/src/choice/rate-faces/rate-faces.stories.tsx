import type { Area } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { AreaTheme } from '../../frame/area-theme/area-theme.tsx';
import { RateFaces } from './rate-faces.tsx';
import type { OneOf } from '../choice.ts';

const onChoose = fn();

function Kept(props: OneOf) {
  const [value, setValue] = useState(props.value);
  const choose = (chosen: string) => {
    setValue(chosen);
    onChoose(chosen);
  };
  return <RateFaces {...props} value={value} onChoose={choose} />;
}

const meta = {
  title: 'Components/Choices/RateFaces',
  component: RateFaces,
  args: {
    label: 'Hur nöjd är du med din fritid?',
    hideLabel: true,
    value: null,
    onChoose: () => {},
    options: ['Inte alls nöjd', 'Inte så nöjd', 'Sådär', 'Ganska nöjd', 'Jättenöjd'].map((label, index) => ({
      value: `n${index + 1}`,
      label,
    })),
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Five steps, the saddest first.', 'Words at both ends, the chosen word in the middle.'],
      dont: ['Colours from red to green: no answer is better than another.'],
      keyboard: [
        ['Arrow keys', 'Move the focus, and save nothing.'],
        ['Enter, Space', 'Choose.'],
      ],
    },
  },
} satisfies Meta<typeof RateFaces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys only move the focus; a choice saves. */
export const Unchosen: Story = {
  play: async ({ canvas, userEvent }) => {
    onChoose.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Ganska nöjd' })).toHaveFocus();
    await expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await expect(onChoose).toHaveBeenCalledOnce();
    await expect(onChoose).toHaveBeenCalledWith('n4');
  },
};
export const Chosen: Story = { args: { value: 'n4' } };
export const First: Story = { args: { value: 'n1' } };

const onHillOf =
  (group: Area): Story['decorators'] =>
  (Story) => (
    <AreaTheme form={{ group }}>
      <div style={{ overflow: 'hidden', padding: 'var(--gutter)', blockSize: '26rem' }}>
        <Story />
      </div>
    </AreaTheme>
  );

/** On a hill in the tint of the area, as in a question. */
export const OnAHill: Story = {
  args: { value: 'n4' },
  parameters: { layout: 'fullscreen' },
  decorators: onHillOf('leisure'),
};
export const OnAHillUnchosen: Story = { ...OnAHill, args: {}, decorators: onHillOf('school') };

/** In right-to-left text the first face is on the right, and the arrow keys follow. */
export const RightToLeft: Story = {
  ...OnAHill,
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Ganska nöjd' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Jättenöjd' })).toHaveFocus();
  },
};
export const Narrow: Story = { ...OnAHill, globals: { viewport: { value: 'small' } } };
export const English: Story = {
  ...OnAHill,
  globals: { language: 'en' },
  args: {
    label: 'How happy are you with your free time?',
    value: 'n4',
    options: ['Not at all', 'Not so much', 'So-so', 'Quite happy', 'Very happy'].map((label, index) => ({
      value: `n${index + 1}`,
      label,
    })),
  },
};
export const LongText: Story = {
  ...OnAHill,
  globals: { viewport: { value: 'small' } },
  args: {
    value: 'n4',
    options: [
      'Det stämmer inte alls på mig',
      'Inte så bra',
      'Sådär',
      'Det stämmer ganska bra',
      'Det stämmer precis på mig',
    ].map((label, index) => ({ value: `n${index + 1}`, label })),
  },
};
