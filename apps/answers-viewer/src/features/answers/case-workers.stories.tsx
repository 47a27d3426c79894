import { mocked } from '@lykta/api/testing';
import { CHANGE_CASE_WORKERS, LIST_COLLEAGUES, READ_CASE_WORKERS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { caseOfNobody, caseOfOthers, caseWorkers } from '../../testing/cases.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { CaseWorkers } from './case-workers.tsx';

const meta = {
  title: 'Viewer/Answers/Case workers',
  component: CaseWorkers,
  decorators: [inApp],
  args: {
    of: { id: 'inv-1', client: '7KF2MA' },
    unit: 'Norra teamet',
    today: new Date('2026-11-22T12:00:00Z'),
  },
  parameters: goodDayBut(),
} satisfies Meta<typeof CaseWorkers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Karin Lind');
    await canvas.findByText('Olle Ström, Lo Ek (arbetar inte här nu)');
    await canvas.findByText('Sara Öberg, 1 dec till 14 dec');
  },
};
export const English: Story = { parameters: at({ language: 'en' }) };
/** A colleague reads who works with the child, and changes nothing. */
export const OfOthers: Story = {
  parameters: goodDayBut(mocked(READ_CASE_WORKERS, () => HttpResponse.json(caseOfOthers))),
  play: async ({ canvas }) => {
    await canvas.findByText('Karin Lind');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Empty: Story = {
  parameters: goodDayBut(mocked(READ_CASE_WORKERS, () => HttpResponse.json(caseOfNobody))),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Ingen än');
    await userEvent.click(canvas.getByRole('button', { name: 'Ändra vilka' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vilka arbetar med barnet?' }));
    await expect(dialog.getByRole('combobox', { name: 'Ansvarig' })).toHaveValue('');
  },
};
/** The only worker of a unit has nobody to choose, and reads why. */
export const Alone: Story = {
  parameters: goodDayBut(
    mocked(LIST_COLLEAGUES, () => HttpResponse.json([])),
    mocked(READ_CASE_WORKERS, () => HttpResponse.json({ ...caseWorkers, coworkers: [], deputies: [] })),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ändra vilka' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vilka arbetar med barnet?' }));
    await dialog.findByText('Ingen annan arbetar i enheten.');
    await expect(dialog.queryByText('Ersättare')).toBeNull();
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: goodDayBut(
    mocked(READ_CASE_WORKERS, () =>
      HttpResponse.json({
        ...caseWorkers,
        responsible: { id: 'staff-9', name: 'Alexandra-Maria von Essen-Lindqvist Bergström' },
      }),
    ),
  ),
};
export const Loading: Story = { parameters: goodDayBut(mocked(READ_CASE_WORKERS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(READ_CASE_WORKERS, () => problem(500, 'server-error'))),
};

const sent: unknown[] = [];
/** A new responsible worker, a co-worker less, and one more deputy are sent together. */
export const Changed: Story = {
  parameters: goodDayBut(
    mocked(CHANGE_CASE_WORKERS, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(caseWorkers);
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    sent.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Ändra vilka' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vilka arbetar med barnet?' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ansvarig' }), 'Olle Ström');
    await userEvent.click(dialog.getByRole('button', { name: 'Lo Ek (arbetar inte här nu)' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ta bort Sara Öberg' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Ny ersättare' }), 'Karin Lind');
    await userEvent.type(dialog.getByLabelText('Från och med'), '2026-12-20');
    await userEvent.type(dialog.getByLabelText('Till och med'), '2026-12-31');
    await userEvent.click(dialog.getByRole('button', { name: 'Lägg till ersättare' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Ändringen är sparad.');
    await expect(sent).toEqual([
      {
        responsible: 'staff-4',
        coworkers: [],
        deputies: [{ id: 'staff-1', from: '2026-12-20', to: '2026-12-31' }],
      },
    ]);
  },
};
export const Refused: Story = {
  parameters: goodDayBut(mocked(CHANGE_CASE_WORKERS, () => problem(403, 'not-allowed'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ändra vilka' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vilka arbetar med barnet?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
    await dialog.findByText('Du har inte behörighet att se det här.');
  },
};
