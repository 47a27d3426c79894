import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_CHILDREN, LIST_STAFF_INVITATIONS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ownChildren } from '../../testing/cases.ts';
import { childrenPage, goodDayBut, never, problem } from '../../testing/handlers.ts';
import { invitations } from '../../testing/people.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Children } from './children.tsx';

const meta = {
  title: 'Viewer/Children',
  tags: ['screen'],
  component: Children,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at({ at: '/children' }), ...goodDayBut() },
} satisfies Meta<typeof Children>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/children', language: 'en' }) };
/** On a tablet the list fits: what it can do without stands on the child's page. In big letters it is cards. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' }, text: '100' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('region', { name: 'Barn' });
    await canvas.findByRole('columnheader', { name: 'Senast' });
    await expect(canvas.queryByRole('columnheader', { name: 'Besvarade formulär' })).toBeNull();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
/** On a laptop the last column is in sight too: what matters least gives it room. */
export const Laptop: Story = {
  globals: { viewport: { value: 'desk' }, text: '100' },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Barn' });
    await canvas.findByRole('columnheader', { name: 'Senast' });
    await canvas.findByRole('columnheader', { name: 'Inbjudan' });
    await expect(canvas.queryByRole('columnheader', { name: 'Tackade ja' })).toBeNull();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};
/** Children that the member is responsible for can be handed over. */
export const Own: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, ownChildren))),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Lämna över' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lämna över barn till en kollega' }));
    await dialog.findByText('Barn 7KF-2MA');
    await expect(dialog.queryByText('Barn 4RB-7HD')).toBeNull();
  },
};
export const Empty: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => HttpResponse.json([]))),
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_INVITATIONS, () => problem(503, 'busy', { 'Retry-After': '60' }))),
};
export const LongNames: Story = {
  parameters: goodDayBut(
    mocked(LIST_STAFF_INVITATIONS, () =>
      HttpResponse.json([
        { ...invitations[0], unit: 'Mottagnings- och utredningsenheten för barn och unga i norra Exempelby' },
      ]),
    ),
  ),
};

const asked: string[] = [];

/** Filters and order stand in the address and are the server's. */
export const Filtered: Story = {
  parameters: goodDayBut(
    mocked(LIST_STAFF_CHILDREN, ({ request }) => {
      asked.push(new URL(request.url).search);
      return childrenPage(request);
    }),
  ),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Visa'), 'Vill ha hjälp');
    await expect(await canvas.findByText('Barn 7KF-2MA')).toBeVisible();
    await expect(canvas.queryByText('Barn 9TA-4RC')).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Ordning'), 'Etikett eller kod');
    await userEvent.click(canvas.getByRole('button', { name: 'Omvänd ordning' }));
    await expect(await canvas.findByText('Barn 7KF-2MA')).toBeVisible();
    await expect(asked[0]).toBe('?sort=matters');
    await expect(asked.at(-1)).toBe('?state=help&sort=child&turned=1');
  },
};
export const NoneSuch: Story = {
  parameters: at({ at: '/children?whose=mine&state=help&unit=S%C3%B6dra+teamet' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Inget barn passar det du har valt.')).toBeVisible();
  },
};

/** The head of a column sorts; pressed again, it turns the list. */
export const SortedByHead: Story = {
  // With letters of 200 % the rows are cards, which have no heads.
  tags: ['!screen'],
  globals: { viewport: { value: 'desk' } },
  parameters: Filtered.parameters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enhet' }));
    await waitFor(() => expect(asked.at(-1)).toContain('sort=unit'));
    const head = await canvas.findByRole('columnheader', { name: 'Enhet' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(await canvas.findByRole('button', { name: 'Enhet' }));
    await waitFor(() => expect(asked.at(-1)).toContain('turned=1'));
  },
};
