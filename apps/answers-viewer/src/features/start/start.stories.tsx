import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_CHILDREN, READ_LOAD, READ_NEWS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { noNews } from '../../testing/organisation.ts';
import { admin, childrenRead, labelledChildren, manager } from '../../testing/people.ts';
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
/** The unit's own labels stand before the codes. */
export const Labelled: Story = {
  parameters: goodDayBut(
    mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, labelledChildren)),
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findAllByText('SN 2026/0412-3 · 7KF-2MA');
    await expect(link[0]).toBeVisible();
  },
};
export const NothingNew: Story = {
  parameters: goodDayBut(
    mocked(READ_NEWS, () => HttpResponse.json(noNews)),
    mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, childrenRead)),
  ),
};
export const Loading: Story = { parameters: goodDayBut(mocked(READ_NEWS, never)) };
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
    await expect(canvas.queryByText('Att läsa')).toBeNull();
  },
};
/** A manager sees the same of its own units. */
export const ForManagers: Story = {
  parameters: at({ ...here, staff: manager }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table', { name: 'Så mycket väntar' })).toBeVisible();
    await expect(canvas.queryByText('Att läsa')).toBeNull();
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
