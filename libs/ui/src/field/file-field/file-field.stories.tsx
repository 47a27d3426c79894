import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { FileField, type FileFieldProps } from './file-field.tsx';

function Kept(props: FileFieldProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return <FileField {...props} chosen={chosen} onFile={(file) => setChosen(file?.name)} />;
}

const meta = {
  title: 'Components/Fields/FileField',
  component: FileField,
  args: {
    label: 'Fil (JSON)',
    texts: { choose: 'Välj fil', none: 'Ingen fil vald' },
    onFile: () => {},
  },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      do: ['Say what kind of file it is in the label.', 'Show the name of the file that was chosen.'],
      dont: ['The bare field of the browser: it speaks the language of the browser.'],
      keyboard: [
        ['Enter, Space', 'Opens the choice of files.'],
        ['A file dropped on it', 'Is chosen.'],
      ],
    },
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Ingen fil vald')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Fil (JSON)'), new File(['{}'], 'skolan.json'));
    await expect(await canvas.findByText('skolan.json')).toBeVisible();
  },
};
export const ForAdults: Story = {
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  args: { size: 'compact', help: 'Den kontrolleras innan den läggs in.' },
};
export const WithError: Story = {
  args: { chosen: 'skolan.json', error: 'Filen går inte att läsa. Välj en JSON-fil.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { chosen: 'skolan-fritiden-och-familjen-version-12-till-norra-teamet.json' },
  globals: { viewport: { value: 'small' } },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { label: 'File (JSON)', texts: { choose: 'Choose file', none: 'No file chosen' } },
};
