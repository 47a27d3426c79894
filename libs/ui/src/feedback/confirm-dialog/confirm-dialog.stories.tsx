import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Button } from '../../action/button/button.tsx';
import { Stack } from '../../frame/app-column/app-column.tsx';

const meta = {
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Börja om?',
    children: 'Du svarar på alla frågor en gång till.',
    confirmLabel: 'Ja, börja om',
    cancelLabel: 'Nej, fortsätt',
    onConfirm: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <div style={{ minBlockSize: '30rem' }}>
      <ConfirmDialog {...args} />
    </div>
  ),
  parameters: {
    guide: {
      do: ["Before what can't be undone, and only then.", 'Say what happens on the button: "Ja, ta bort".'],
      dont: ['"Är du säker?" with OK and Avbryt.'],
      pairs: [
        {
          right: () => (
            <Stack>
              <Button look="danger">Ja, ta bort</Button>
              <Button look="quiet">Nej, behåll</Button>
            </Stack>
          ),
          wrong: () => (
            <Stack>
              <Button>OK</Button>
              <Button>Avbryt</Button>
            </Stack>
          ),
          because: 'The buttons alone say what happens.',
        },
      ],
      keyboard: [['Escape', 'Closes it and confirms nothing.']],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on the title, so that an accidental Enter confirms nothing. */
export const Asks: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Börja om?' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Nej, fortsätt' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Ja, börja om' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
/** The clay red button means that the action can't be undone. */
export const Danger: Story = {
  args: {
    danger: true,
    title: 'Ta bort ditt konto?',
    children: 'Allt du har sparat försvinner. Det går inte att ångra.',
    confirmLabel: 'Ja, ta bort',
    cancelLabel: 'Nej, behåll',
  },
};
export const Busy: Story = { args: { ...Danger.args, busy: true } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    title: 'Start over?',
    children: 'You answer all questions again.',
    confirmLabel: 'Yes, start over',
    cancelLabel: 'No, go on',
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Vill du verkligen sluta dela din berättelse med alla som har länken?',
    children: 'Den som har länken kan inte öppna den mer. Det som de redan har läst kan ingen ta tillbaka.',
    confirmLabel: 'Ja, sluta dela min berättelse',
    cancelLabel: 'Nej, låt länken vara kvar',
  },
};
