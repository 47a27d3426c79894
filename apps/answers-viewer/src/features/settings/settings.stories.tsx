import { mocked } from '@lykta/api/testing';
import {
  CHANGE_MAIL_SETTING,
  CHANGE_ORGANISATION,
  READ_MAIL_SETTING,
  READ_ORGANISATION,
} from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { organisation } from '../../testing/organisation.ts';
import { admin, worker } from '../../testing/people.ts';
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
const told: unknown[] = [];

/** After how many unread days somebody else is told, and for how long answers are kept. */
export const TellsAndKeeps: Story = {
  parameters: {
    ...at({ ...here, staff: admin }),
    ...goodDayBut(
      mocked(CHANGE_ORGANISATION, async ({ request }) => {
        told.push(await request.json());
        return HttpResponse.json(organisation);
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    told.length = 0;
    const south = await canvas.findByLabelText('Södra teamet: säg till efter');
    await expect(south).toHaveDisplayValue('3 dagar');
    await userEvent.selectOptions(south, '1 dag');
    await waitFor(() => expect(told).toEqual([{ telling: { unit: 'Södra teamet', days: 1 } }]));
    const months = canvas.getByLabelText('Månader efter att ärendet avslutades');
    await expect(months).toHaveValue('12');
    await userEvent.clear(months);
    await userEvent.type(months, '0');
    await canvas.findByText('Skriv ett tal mellan 1 och 60.');
    await expect(canvas.getByRole('button', { name: 'Spara tiden' })).toBeDisabled();
    await userEvent.clear(months);
    await userEvent.type(months, '24');
    await userEvent.click(canvas.getByRole('button', { name: 'Spara tiden' }));
    await waitFor(() => expect(told[1]).toEqual({ keepsMonths: 24 }));
  },
};
const mails: unknown[] = [];

/** Each member turns its own e-mail off and on. */
export const MailOff: Story = {
  parameters: goodDayBut(
    mocked(READ_MAIL_SETTING, () => HttpResponse.json({ daily: mails.length % 2 === 0, language: 'sv' })),
    mocked(CHANGE_MAIL_SETTING, async ({ request }) => {
      mails.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    mails.length = 0;
    const daily = await canvas.findByRole('switch', { name: 'Mejl när något är nytt' });
    await expect(daily).toBeChecked();
    await userEvent.click(daily);
    await waitFor(() => expect(mails).toEqual([{ daily: false }]));
    await waitFor(() => expect(daily).not.toBeChecked());
  },
};
const languages: unknown[] = [];
/** Each member chooses the language of its own e-mail. */
export const MailLanguage: Story = {
  parameters: goodDayBut(
    mocked(CHANGE_MAIL_SETTING, async ({ request }) => {
      languages.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    languages.length = 0;
    const choice = within(await canvas.findByRole('radiogroup', { name: 'Språk i mejlen' }));
    await userEvent.click(choice.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(languages).toEqual([{ language: 'en' }]));
  },
};
/** Whoever signed in at the organisation's own identity provider has no password here. */
export const OwnProvider: Story = {
  parameters: at({ ...here, staff: { ...worker, identity: true } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Inställningar' });
    await expect(canvas.queryByLabelText('Nuvarande lösenord')).toBeNull();
  },
};
export const MailFailed: Story = {
  parameters: goodDayBut(mocked(READ_MAIL_SETTING, () => problem(500, 'server-error'))),
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
