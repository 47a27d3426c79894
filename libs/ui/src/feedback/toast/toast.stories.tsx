import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../action/button/button.tsx';
import { Stack } from '../../frame/app-column/app-column.tsx';
import { ToastProvider, useToast } from './toast.tsx';

function Speakers() {
  const say = useToast();
  return (
    <Stack>
      <Button onClick={() => say('Vi har sparat ditt nya nummer.')}>Spara</Button>
      <Button look="secondary" onClick={() => say('Det gick inte. Försök igen.', 'bad')}>
        Spara utan nät
      </Button>
    </Stack>
  );
}

function Speaker({ button, says }: { button: string; says: string }) {
  const say = useToast();
  return <Button onClick={() => say(says)}>{button}</Button>;
}

const meta = {
  title: 'Components/Feedback/Toast',
  tags: ['played'],
  component: ToastProvider,
  args: { closeLabel: 'Stäng', children: null },
  render: (args) => (
    <div style={{ minBlockSize: '16rem' }}>
      <ToastProvider {...args}>
        <Speakers />
      </ToastProvider>
    </div>
  ),
  parameters: {
    guide: {
      do: ['For what went well, in passing.', 'Short: it fades after 3 s and is gone after 4 s.'],
      dont: ['For what must not be missed: that is a Note or a Dialog.'],
      keyboard: [
        ['Tab to its cross', 'Stops its time.'],
        ['Enter on its cross', 'Closes it.'],
      ],
    },
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Vi har sparat ditt nya nummer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stäng' }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await userEvent.hover(canvas.getByText('Vi har sparat ditt nya nummer.'));
  },
};
export const Bad: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spara utan nät' }));
    await userEvent.hover(canvas.getByText('Det gick inte. Försök igen.'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Det gick inte. Försök igen.');
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <div style={{ minBlockSize: '16rem' }}>
      <ToastProvider {...args}>
        <Speaker
          button="Spara"
          says="Vi har sparat ditt nya nummer. Nästa gång loggar du in med det, och med samma lösenord."
        />
      </ToastProvider>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spara' }));
    await userEvent.hover(canvas.getByText(/Nästa gång loggar du in/));
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: { closeLabel: 'Close' },
  render: (args) => (
    <div style={{ minBlockSize: '16rem' }}>
      <ToastProvider {...args}>
        <Speaker button="Save" says="We have saved your new number." />
      </ToastProvider>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.hover(canvas.getByText('We have saved your new number.'));
  },
};
