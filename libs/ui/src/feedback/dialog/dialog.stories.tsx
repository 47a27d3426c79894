import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Lantern } from '../../art/lantern/lantern.tsx';
import { Button } from '../../action/button/button.tsx';
import { QuickExit } from '../../frame/quick-exit/quick-exit.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { CoveredDialogs, DialogExit } from './dialog-exit.tsx';

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <div style={{ minBlockSize: '30rem' }}>
      <Button onClick={() => setOpen(true)}>Visa</Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Ja, gärna</Button>
            <Button look="quiet" onClick={close}>
              Inte nu
            </Button>
          </>
        }
      />
    </div>
  );
}

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  subcomponents: { CoveredDialogs, DialogExit },
  args: {
    open: false,
    onClose: () => {},
    title: '4 dagar i rad',
    children: 'Vill du svara på några frågor nu?',
    picture: <Lantern size={72} />,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    guide: {
      do: ['A question, one sentence, two buttons.', '"Inte nu" is always there.'],
      dont: ['A dialog over a dialog.', 'For something that can be said on the page.'],
      keyboard: [
        ['Escape', 'Closes it. Three times leaves Lykta.'],
        ['Tab', 'Stays inside it.'],
        ['When it closes', 'The focus goes back to where it was.'],
      ],
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes it, and the focus returns to where it was. */
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Visa' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: '4 dagar i rad' })).toBeVisible());
    await expect(screen.getByRole('heading', { name: '4 dagar i rad' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Inte nu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** The second tap of a double tap, on what has just opened under the finger, does not close it; a tap of its own does. */
export const DoubleTap: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Visa' }));
    const dialog = await screen.findByRole('dialog');
    const second = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
    within(dialog).getByRole('button', { name: 'Inte nu' }).dispatchEvent(second());
    dialog.dispatchEvent(second());
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Inte nu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {
  args: { open: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** In the child's app every dialog shows the quick exit, because the one in the header can't be pressed behind it. */
export const WithTheWayOut: Story = {
  args: { open: true },
  decorators: [
    (Story) => (
      <DialogExit exit={<QuickExit site="https://www.example.org/">Lämna snabbt</QuickExit>}>
        <Story />
      </DialogExit>
    ),
  ],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const exit = within(dialog).getByRole('button', { name: 'Lämna snabbt' });
    await waitFor(() => expect(exit).toBeVisible());
  },
};

/** In letters of 200 % too, nothing of it is cut. */
export const TheWayOutInBigLetters: Story = {
  ...WithTheWayOut,
  globals: { viewport: { value: 'small' }, text: '200' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const exit = within(dialog).getByRole('button', { name: 'Lämna snabbt' });
    await expect(exit.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      dialog.getBoundingClientRect().left,
    );
    await expect(exit.getBoundingClientRect().right).toBeLessThanOrEqual(
      dialog.getBoundingClientRect().right,
    );
  },
};

/** Where the words need more than the window, the exit stays while they scroll. */
export const TheWayOutStays: Story = {
  ...WithTheWayOut,
  globals: { viewport: { value: 'small' }, text: '200' },
  args: { open: true, children: 'Dina gamla svar läggs åt sidan. Du svarar på alla frågor igen. '.repeat(8) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const exit = within(dialog).getByRole('button', { name: 'Lämna snabbt' });
    dialog.scrollTo({ top: dialog.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(100));
    const { top, bottom } = exit.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    open: true,
    title: 'Vill du börja om med frågorna om skolan och kasta dina gamla svar?',
    children:
      'Dina gamla svar läggs åt sidan. Du svarar på alla frågor en gång till. Det du har skickat till någon annan finns kvar hos dem.',
  },
};
export const English: Story = {
  globals: { language: 'en' },
  render: () => (
    <div style={{ minBlockSize: '30rem' }}>
      <Dialog
        open
        onClose={() => {}}
        title="4 days in a row"
        picture={<Lantern size={72} />}
        actions={
          <>
            <Button>Yes, please</Button>
            <Button look="quiet">Not now</Button>
          </>
        }
      >
        Do you want to answer some questions now?
      </Dialog>
    </div>
  ),
};

/** A dialog closes while something covers the page, and opens again afterwards. */
export const Covered: Story = {
  tags: ['played'],
  render: function Page(args) {
    const [covered, setCovered] = useState(false);
    return (
      <CoveredDialogs covered={covered}>
        <div style={{ minBlockSize: '30rem' }}>
          <Dialog {...args} open actions={<Button onClick={() => setCovered(true)}>Lås</Button>} />
          {covered && <Button onClick={() => setCovered(false)}>Lås upp</Button>}
        </div>
      </CoveredDialogs>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: '4 dagar i rad' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lås' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Lås upp' }));
    await screen.findByRole('dialog', { name: '4 dagar i rad' });
  },
};
