import { present } from '@lykta/domain';
import { mocked } from '@lykta/api/testing';
import { HAND_OVER_CASES, LIST_COLLEAGUES } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import { ownChildren } from '../../testing/cases.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { invitations, labelledChildren } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { HandOver } from './hand-over.tsx';

const own = ownChildren
  .slice(0, 3)
  .map((child) => ({ invitation: present(invitations[0], 'invitations[0]'), child }));
const given: unknown[] = [];

const meta = {
  title: 'Viewer/Children/Hand over',
  component: HandOver,
  decorators: [inApp],
  args: { list: own, onClose: fn() },
  parameters: goodDayBut(
    mocked(HAND_OVER_CASES, async ({ request }) => {
      given.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
} satisfies Meta<typeof HandOver>;
export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Lämna över barn till en kollega' }));

/** Two of three are handed over, with those who accept later; only colleagues of the unit can be chosen. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    given.length = 0;
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Lämna över 0 barn' }));
    await expect(given).toEqual([]);
    await userEvent.click(dialog.getByText('Barn 7KF-2MA'));
    await userEvent.click(dialog.getByText('Barn 9TA-4RC'));
    const to = dialog.getByRole('combobox', { name: 'Till vem?' });
    await within(to).findByText('Olle Ström');
    await expect(within(to).queryByText('Nils Nyman')).toBeNull();
    await userEvent.selectOptions(to, 'Olle Ström');
    await userEvent.click(dialog.getByLabelText('Även barn som tackar ja senare'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lämna över 2 barn' }));
    await screen.findByText('Kollegan är nu ansvarig.');
    await expect(args.onClose).toHaveBeenCalled();
    const cases = ['7KF2MA', '9TA4RC'].map((client) => ({ invitation: 'inv-1', client }));
    await expect(given).toEqual([{ to: 'staff-4', cases, coming: true }]);
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    list: labelledChildren.map((child) => ({ invitation: present(invitations[0], 'invitations[0]'), child })),
  },
};
export const Empty: Story = {
  parameters: goodDayBut(mocked(LIST_COLLEAGUES, () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_COLLEAGUES, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_COLLEAGUES, () => problem(500, 'server-error'))),
  play: async () => {
    const dialog = await openDialog();
    await dialog.findByText('Något gick fel hos oss. Försök igen om en stund.');
  },
};
