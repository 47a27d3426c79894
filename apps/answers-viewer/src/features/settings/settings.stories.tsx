import { mocked } from '@lykta/api/testing';
import { CHANGE_ORGANISATION, READ_ORGANISATION } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { organisation } from '../../testing/organisation.ts';
import { admin } from '../../testing/people.ts';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { Settings } from './settings.tsx';

const here = { at: '/settings' };

const meta = {
  title: 'Viewer/Settings',
  tags: ['screen'],
  component: Settings,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const ForAdmins: Story = { parameters: at({ ...here, staff: admin }) };
const changes: unknown[] = [];

/** Within how many days a unit reads; the child sees it. */
export const ReadsWithin: Story = {
  parameters: {
    ...at({ ...here, staff: admin }),
    ...goodDayBut(
      mocked(CHANGE_ORGANISATION, async ({ request }) => {
        changes.push(await request.json());
        return HttpResponse.json(organisation);
      }),
    ),
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Norra teamet')).toHaveDisplayValue('Inom 3 dagar');
    await userEvent.selectOptions(canvas.getByLabelText('Södra teamet'), 'Inom 1 dag');
    await waitFor(() => expect(changes).toEqual([{ reading: { unit: 'Södra teamet', days: 1 } }]));
  },
};
const turned: unknown[] = [];

/** One switch for each unit says who opens the answers there. */
export const UnitClosed: Story = {
  parameters: {
    ...at({ ...here, staff: admin }),
    ...goodDayBut(
      mocked(CHANGE_ORGANISATION, async ({ request }) => {
        turned.push(await request.json());
        return HttpResponse.json(organisation);
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    turned.length = 0;
    const north = await canvas.findByRole('switch', { name: 'Alla i Norra teamet öppnar svaren' });
    await expect(north).toBeChecked();
    await expect(canvas.getByRole('switch', { name: /Södra teamet/ })).not.toBeChecked();
    await userEvent.click(north);
    await screen.findByText('Sparat.');
    await expect(turned).toEqual([{ unitAccess: { unit: 'Norra teamet', access: 'assigned' } }]);
  },
};
export const OrganisationLoading: Story = {
  parameters: { ...at({ ...here, staff: admin }), ...goodDayBut(mocked(READ_ORGANISATION, never)) },
};
export const OrganisationFailed: Story = {
  parameters: {
    ...at({ ...here, staff: admin }),
    ...goodDayBut(mocked(READ_ORGANISATION, () => problem(500, 'server-error'))),
  },
};
