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

const meta = {
  title: 'Components/Feedback/Toast',
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
