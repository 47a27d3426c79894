import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PlainRow, RowList } from '../surface/row-list.tsx';
import { Checkbox, Switch } from './checkbox.tsx';
import type { CheckboxProps } from './checkbox.tsx';

function Kept({ kind, ...props }: CheckboxProps & { kind: 'checkbox' | 'switch' }) {
  const [checked, setChecked] = useState(props.checked);
  const Control = kind === 'switch' ? Switch : Checkbox;
  return <Control {...props} checked={checked} onCheck={setChecked} />;
}

const meta = {
  title: 'Components/Fields/Switch and Checkbox',
  component: Switch,
  subcomponents: { Checkbox },
  args: { label: 'Påminn mig om att säga hur jag mår', checked: false, onCheck: () => {} },
  render: (args) => <Kept kind="switch" {...args} />,
  parameters: {
    guide: {
      do: ['A Switch for what happens at once.', 'A Checkbox for what is sent with a form.'],
      dont: ['A label that changes with the state.', 'A question with "inte" in it.'],
      keyboard: [['Space', 'Turns it on or off.']],
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Påminn mig om att säga hur jag mår' });
    await userEvent.click(canvas.getByText('Påminn mig om att säga hur jag mår'));
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Tab}');
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { checked: true, help: 'En gång om dagen, på eftermiddagen.' } };

export const CheckboxStates: Story = {
  render: () => (
    <div>
      <Kept kind="checkbox" label="Visa mitt födelseår" checked={false} onCheck={() => {}} />
      <Kept
        kind="checkbox"
        label="Visa vilka jag bor med"
        help="Bara mamma, pappa och så vidare."
        checked
        onCheck={() => {}}
      />
      <Checkbox label="Går inte att välja nu" checked={false} disabled onCheck={() => {}} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Visa mitt födelseår' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const InRows: Story = {
  render: () => (
    <RowList label="Vad som syns">
      {['Det jag vill ha hjälp med', 'Det som oroar mig', 'Det som är jobbigt'].map((label, index) => (
        <PlainRow key={label}>
          <Kept
            kind="switch"
            label={label}
            help={`${index + 1} svar`}
            checked={index !== 2}
            onCheck={() => {}}
          />
        </PlainRow>
      ))}
    </RowList>
  ),
};
export const RightToLeft: Story = { ...On, globals: { direction: 'rtl' } };
