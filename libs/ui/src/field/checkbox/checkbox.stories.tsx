import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

function Kept(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onCheck={setChecked} />;
}

const meta = {
  title: 'Components/Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Visa mitt födelseår', checked: false, onCheck: () => {} },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['For what is sent with a form.'],
      dont: ['For what happens at once: that is a Switch.'],
      pairs: [
        {
          right: () => <Checkbox label="Visa mitt födelseår" checked={false} onCheck={() => {}} />,
          wrong: () => <Checkbox label="Visa mitt födelseår" checked onCheck={() => {}} />,
          because: 'Nothing is shared until the child ticks it.',
        },
      ],
      keyboard: [['Space', 'Ticks it or not.']],
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Visa mitt födelseår'));
    await expect(canvas.getByRole('checkbox', { name: 'Visa mitt födelseår' })).toBeChecked();
  },
};
export const Ticked: Story = { args: { checked: true, help: 'Bara året, inte dagen.' } };
export const Disabled: Story = { args: { disabled: true } };
export const English: Story = { globals: { language: 'en' }, args: { label: 'Show the year I was born' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    checked: true,
    label: 'Låt mina svar vara kvar utan mitt namn, så att andra barn kan få bättre hjälp',
    help: 'Ingen kan se att de är dina. Du kan inte ta bort dem sedan.',
  },
};
