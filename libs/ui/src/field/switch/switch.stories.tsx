import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PlainRow, RowList } from '../../surface/row-list/row-list.tsx';
import { Switch } from './switch.tsx';
import type { CheckboxProps } from '../checkbox/checkbox.tsx';

function Kept(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onCheck={setChecked} />;
}

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  args: { label: 'Påminn mig om att säga hur jag mår', checked: false, onCheck: () => {} },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['For what happens at once.', 'The word never changes; the switch does.'],
      dont: ['A question with "inte" in it.'],
      pairs: [
        {
          right: () => <Switch label="Visa min figur" checked onCheck={() => {}} />,
          wrong: () => <Switch label="Visa inte min figur" checked={false} onCheck={() => {}} />,
          because: 'On means yes: nobody has to turn a “no” around.',
        },
      ],
      keyboard: [['Space', 'Turns it on or off.']],
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row can be pressed. */
export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Påminn mig om att säga hur jag mår' });
    await userEvent.click(canvas.getByText('Påminn mig om att säga hur jag mår'));
    await expect(control).toBeChecked();
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};
export const On: Story = { args: { checked: true, help: 'En gång om dagen, på eftermiddagen.' } };
export const Disabled: Story = { args: { disabled: true, help: 'Tillåt notiser i telefonen först.' } };
export const InRows: Story = {
  render: () => (
    <RowList label="Vad som syns">
      {['Det jag vill ha hjälp med', 'Det som oroar mig', 'Det som är jobbigt'].map((label, index) => (
        <PlainRow key={label}>
          <Kept label={label} help={`${index + 1} svar`} checked={index !== 2} onCheck={() => {}} />
        </PlainRow>
      ))}
    </RowList>
  ),
};
export const RightToLeft: Story = { ...On, globals: { direction: 'rtl' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    checked: true,
    label: 'Visa vilka jag bor med, också dem som jag bara bor med ibland',
    help: 'Bara mamma, pappa och så vidare. Aldrig namn.',
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'Remind me to say how I am', help: 'Once a day, in the afternoon.' },
};
