import { mocked } from '@lykta/api/testing';
import { LIST_ERASURES } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { erasures, noErasures } from '../../testing/erasures.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Erasures } from './erasures.tsx';

const here = { at: '/erasures' };

const meta = {
  title: 'Viewer/Erasures',
  tags: ['screen'],
  component: Erasures,
  decorators: [onDesk],
  args: { today: new Date('2026-11-22T12:00:00Z') },
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Erasures>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The day, whether the child knows, and receipts with their rule. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const due = within(await canvas.findByRole('region', { name: 'Tas bort framöver' }));
    const [, first, second] = due.getAllByRole('row');
    await expect(first).toHaveTextContent(/SN 2025\/0412-3.*1 dec 2025.*1 dec.*Har fått veta/);
    await expect(second).toHaveTextContent(/Barn 2MX-9TB.*20 aug.*20 aug 2027.*Får veta senare/);
    const erased = within(canvas.getByRole('region', { name: 'Borttaget' }));
    await expect(erased.getAllByRole('row')[1]).toHaveTextContent(/9TA-4RC.*18 nov.*3.*Barnet ville det/);
    await canvas.findByText(/12 månader efter att ärendet avslutades/);
  },
};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const Empty: Story = {
  parameters: goodDayBut(mocked(LIST_ERASURES, () => HttpResponse.json(noErasures))),
  play: async ({ canvas }) => {
    await canvas.findByText('Inga avslutade ärenden har svar kvar.');
    await canvas.findByText('Inget har tagits bort det senaste halvåret.');
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  parameters: goodDayBut(
    mocked(LIST_ERASURES, () =>
      HttpResponse.json({
        ...erasures,
        due: erasures.due.map((one) => ({
          ...one,
          unit: 'Mottagnings- och utredningsenheten för barn, unga och familjer i norra Exempelby',
        })),
      }),
    ),
  ),
};
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_ERASURES, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(LIST_ERASURES, () => problem(500, 'server-error'))),
};
