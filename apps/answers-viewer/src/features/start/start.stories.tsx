import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_CHILDREN, LIST_STAFF_INVITATIONS, READ_LOAD, READ_NEWS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { noNews } from '../../testing/organisation.ts';
import { admin, childrenRead, inLongUnit, labelledChildren, manager } from '../../testing/people.ts';
import { expect, within } from 'storybook/test';
import { childrenPage, goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Start } from './start.tsx';

const here = { at: '/' };

const meta = {
  title: 'Viewer/Start',
  tags: ['screen'],
  component: Start,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Start>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['every-mode'] };
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
/** The unit's own labels stand below the codes. */
export const Labelled: Story = {
  parameters: goodDayBut(
    mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, labelledChildren)),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('SN 2026/0412-3')).toBeVisible();
  },
};
export const NothingNew: Story = {
  parameters: goodDayBut(
    mocked(READ_NEWS, () => HttpResponse.json(noNews)),
    mocked(LIST_STAFF_CHILDREN, ({ request }) =>
      childrenPage(
        request,
        childrenRead.map(({ flags: _none, ...one }) => one),
      ),
    ),
  ),
};
/** A member who has no children yet. */
export const NoChildren: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, []))),
};
/** A tile shows only the children that it counts. */
export const OnlyWorries: Story = { parameters: at({ at: '/?state=worries', route: '/' }) };
/** On a phone the other filters and the order lie behind a button. */
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter och ordning' }));
    await expect(await canvas.findByRole('button', { name: /^Olästa/ })).toBeVisible();
  },
};
/** Long names of units, members and labels. */
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: {
    ...at({ ...here, staff: inLongUnit.staff }),
    ...goodDayBut(
      mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json(inLongUnit.invitations)),
      mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, labelledChildren)),
    ),
  },
};
/** Nothing to press before all of it is there. */
export const Loading: Story = {
  parameters: goodDayBut(mocked(READ_NEWS, never)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Mina barn' });
    await expect(canvas.queryByRole('group', { name: 'Visa bara' })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: goodDayBut(mocked(READ_NEWS, () => problem(500, 'server-error'))),
};
export const Searching: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Sök på kod eller etikett'), '2mx');
    await canvas.findByText('1 träff');
  },
};
/** An admin sees how much waits for whom; answers of no child can be opened. */
export const ForAdmins: Story = {
  parameters: at({ ...here, staff: { ...admin, units: [] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table', { name: 'Så mycket väntar' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Vill ha hjälp' })).toBeNull();
  },
};
/** A manager sees the same of its own units. */
export const ForManagers: Story = {
  parameters: at({ ...here, staff: manager }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table', { name: 'Så mycket väntar' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Vill ha hjälp' })).toBeNull();
  },
};
export const LoadEmpty: Story = {
  parameters: {
    ...at({ ...here, staff: { ...admin, units: [] } }),
    ...goodDayBut(mocked(READ_LOAD, () => HttpResponse.json([]))),
  },
};
export const LoadFailed: Story = {
  parameters: {
    ...at({ ...here, staff: { ...admin, units: [] } }),
    ...goodDayBut(mocked(READ_LOAD, () => problem(500, 'server-error'))),
  },
};
