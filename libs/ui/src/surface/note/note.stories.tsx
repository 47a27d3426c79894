import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { CloudIcon } from '../../icon/icons.ts';
import { FormError, Note } from './note.tsx';

const meta = {
  title: 'Components/Surfaces/Note',
  component: Note,
  subcomponents: { FormError },
  args: { children: 'Du är utan nät just nu. Vi väntar.', icon: CloudIcon },
  parameters: {
    guide: {
      do: ['What happened, and what to do now.', 'FormError stands above the button of the form.'],
      dont: ['Blame.', 'More than one on a screen.'],
      pairs: [
        {
          right: () => <Note icon={CloudIcon}>Du är utan nät just nu. Vi väntar.</Note>,
          wrong: () => <Note look="bad">Du är utan nät just nu!</Note>,
          because: 'Red is for danger, not for what goes over by itself.',
        },
      ],
      keyboard: [['Tab', 'Goes to its button, where it has one.']],
    },
  },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bad: Story = {
  args: { look: 'bad', icon: undefined, children: 'Vi når inte servern. Tryck på ditt svar en gång till.' },
};
export const Good: Story = {
  args: {
    look: 'good',
    icon: undefined,
    children: 'Länken är klar.',
    action: (
      <Button size="small" fit look="secondary">
        Visa
      </Button>
    ),
  },
};

/** Screen readers announce it when it appears; it comes into view and has the focus, and the next Tab is its button. */
export const InAForm: Story = {
  render: () => (
    <Stack>
      <FormError>Fel lösenord. Försök en gång till.</FormError>
      <Button>Logga in</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Fel lösenord. Försök en gång till.');
    await expect(alert.firstElementChild).toHaveFocus();
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    look: 'bad',
    children: 'Vi når inte servern just nu. Dina svar finns kvar på den här enheten tills det går igen.',
    action: (
      <Button size="small" fit look="secondary">
        Försök en gång till
      </Button>
    ),
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { children: 'You are offline right now. We are waiting.' },
};
