import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { inApp } from '../../../testing/story.tsx';
import { OwnWords } from './own-words.tsx';

function Written(props: ComponentProps<typeof OwnWords>) {
  const [words, write] = useState(props.choice.words);
  return <OwnWords {...props} choice={{ words, write }} />;
}

const meta = {
  title: 'Child/Questions/Own words',
  component: OwnWords,
  decorators: [inApp()],
  args: { choice: { words: '', write: () => {} }, unit: 'Barn och unga', readsWithin: 3 },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof OwnWords>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the field: who reads, when, and where to turn now. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Barn och unga läser inom 3 dagar\./)).toBeVisible();
    await expect(canvas.getByText(/Är det bråttom\? Ring 112\./)).toBeVisible();
    const field = canvas.getByLabelText('Dina egna ord');
    await userEvent.type(field, 'Jag vill byta grupp.');
    await expect(canvas.getByText('280 tecken kvar.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Bris' })).toBeNull();
  },
};

/** After words of danger help is shown, without a reason; it stays when the words are taken away. */
export const Danger: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Dina egna ord');
    await userEvent.type(field, 'Han slår mig');
    await expect(await canvas.findByRole('link', { name: 'Bris' })).toBeVisible();
    await userEvent.clear(field);
    await expect(canvas.getByRole('link', { name: 'Bris' })).toBeVisible();
  },
};

/** The unit no longer says when it reads: nobody is asked to write to somebody who may not read. */
export const Nobody: Story = {
  args: { readsWithin: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ingen har sagt när de läser. Hoppa över frågan.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    choice: { words: 'Jag har tänkt på en sak. '.repeat(11).trim(), write: () => {} },
    unit: 'Mottagnings- och utredningsenheten för barn, unga och familjer i norra Exempelby',
  },
};
export const English: Story = { parameters: { place: { language: 'en' } } };
