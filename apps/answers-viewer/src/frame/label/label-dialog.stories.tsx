import { mocked } from '@lykta/api/testing';
import { LABEL_CHILD } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { LabelDialog } from './label-dialog.tsx';

const meta = {
  title: 'Viewer/Frame/Label',
  component: LabelDialog,
  decorators: [inApp],
  args: { of: { invitation: 'inv-1', client: '7KF2MA' }, label: undefined, onClose: fn() },
  parameters: goodDayBut(),
} satisfies Meta<typeof LabelDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Ta bort etiketten' })).toBeNull();
    await userEvent.type(await screen.findByLabelText('Etikett'), 'SN 2026/0412-3');
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Etiketten är sparad.');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const English: Story = { args: { label: 'SN 2026/0412-3' }, parameters: at({ language: 'en' }) };
export const LongText: Story = { args: { label: 'Gruppen med äldre barn på Björkskolan' } };
export const Removed: Story = {
  args: { label: 'Blå fjäril' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ta bort etiketten' }));
    await screen.findByText('Etiketten är borttagen.');
  },
};
/** What would tell whose it is gets its reason before it is sent, and is not sent. */
export const TellsWho: Story = {
  play: async ({ args, userEvent }) => {
    const field = await screen.findByLabelText('Etikett');
    await userEvent.type(field, '120403-2384');
    await screen.findByText('Det ser ut som ett personnummer. Skriv något annat.');
    await userEvent.clear(field);
    await userEvent.type(field, 'kalle@example.com');
    await screen.findByText('Det ser ut som en e-postadress. Skriv något annat.');
    await userEvent.clear(field);
    await userEvent.type(field, '073-123 45 67');
    await screen.findByText('Det ser ut som ett telefonnummer. Skriv något annat.');
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Saving: Story = {
  args: { label: 'A-17' },
  parameters: goodDayBut(mocked(LABEL_CHILD, never)),
  play: async ({ userEvent }) => userEvent.click(await screen.findByRole('button', { name: 'Spara' })),
};
export const Failed: Story = {
  args: { label: 'A-17' },
  parameters: goodDayBut(mocked(LABEL_CHILD, () => problem(400, 'label-phone'))),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Spara' }));
    await screen.findByText('Det ser ut som ett telefonnummer. Skriv något annat.');
  },
};
