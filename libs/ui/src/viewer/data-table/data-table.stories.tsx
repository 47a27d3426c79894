import { present } from '@lykta/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { Link } from '../../action/link/link.tsx';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Components/Viewer/DataTable',
  component: DataTable,
  args: {
    caption: 'Inbjudningar',
    columns: [
      { id: 'code', label: 'Kod' },
      { id: 'unit', label: 'Enhet' },
      { id: 'children', label: 'Barn', numeric: true },
    ],
    rows: [
      {
        id: '1',
        cells: { code: <Link href="/invitations/1">ABC-DEF</Link>, unit: 'Norra teamet', children: 14 },
      },
      {
        id: '2',
        cells: { code: <Link href="/invitations/2">GHJ-KLM</Link>, unit: 'Södra teamet', children: 9 },
      },
    ],
    empty: <EmptyState look="plain" title="Inga inbjudningar än." />,
  },
  decorators: [(Story) => <div data-density="adult">{Story()}</div>],
  parameters: {
    guide: {
      do: ['The first column names the row.', 'Numbers stand at the end, under each other.'],
      dont: ['A table for what is one line of text.'],
      keyboard: [['Arrow keys', 'Scroll it sideways where it is wider than its place.']],
    },
  },
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Inbjudningar' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'ABC-DEF' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByText('Inga inbjudningar än.')).toBeVisible();
  },
};
const sortByChildren = fn();
/** A head that is a button sorts; the arrow shows the present order. */
export const Sortable: Story = {
  globals: { viewport: { value: 'desk' } },
  args: {
    columns: [
      { id: 'code', label: 'Kod', sort: { now: 'ascending', onSort: fn() } },
      { id: 'unit', label: 'Enhet' },
      { id: 'children', label: 'Barn', numeric: true, sort: { onSort: sortByChildren } },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Kod' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Barn' }));
    await expect(sortByChildren).toHaveBeenCalledOnce();
  },
};
/** A table that is too wide scrolls inside itself. */
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    rows: [
      {
        id: '1',
        cells: {
          code: <Link href="/invitations/1">ABC-DEF</Link>,
          unit: 'Socialsekreterarna för barn och unga i Norra stadsdelen',
          children: 1204,
        },
      },
    ],
  },
};
export const English: Story = {
  globals: { language: 'en' },
  args: {
    caption: 'Invitations',
    columns: [
      { id: 'code', label: 'Code' },
      { id: 'unit', label: 'Unit' },
      { id: 'children', label: 'Children', numeric: true },
    ],
    rows: [
      {
        id: '1',
        cells: { code: <Link href="/invitations/1">ABC-DEF</Link>, unit: 'North team', children: 14 },
      },
    ],
  },
};
/** In letters of 200 % on a phone a value has the whole width, below its label. */
export const BigLetters: Story = {
  globals: { viewport: { value: 'small' }, text: '200' },
  play: async ({ canvas }) => {
    const cell = present(canvas.getByText('Norra teamet').closest('td'), 'its cell');
    await expect(canvas.getByText('Norra teamet').getBoundingClientRect().left).toBe(
      cell.getBoundingClientRect().left,
    );
  },
};
