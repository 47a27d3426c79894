import { mocked } from '@lykta/api/testing';
import { addDays, dayOf, present } from '@lykta/domain';
import { LIST_STAFF_FORMS, REQUEST_FORMS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { invitations, ownForms } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { SendForms } from './send-forms.tsx';

const meta = {
  title: 'Viewer/Frame/Send forms',
  component: SendForms,
  decorators: [inApp],
  args: { invitation: present(invitations[0], 'invitations[0]'), onClose: () => {} },
  parameters: goodDayBut(),
} satisfies Meta<typeof SendForms>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (code: 'invitation-paused' | 'invitation-closed') =>
  goodDayBut(mocked(REQUEST_FORMS, () => problem(409, code)));

const plans: unknown[] = [];

const choose: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Skolan/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Skicka till 14 barn' }));
};

export const Default: Story = {};
export const English: Story = { parameters: at({ language: 'en' }) };
/** From a child's page: asks only this child, and the button says so. */
export const OneChild: Story = {
  args: { child: '7KF2MA' },
  play: async () => {
    await screen.findByRole('radio', { name: 'Bara barn 7KF-2MA', checked: true });
    await screen.findByRole('button', { name: 'Skicka till 1 barn' });
  },
};
/** A retired form is not offered. */
export const RetiredForm: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_FORMS, () => HttpResponse.json(ownForms))),
  play: async () => {
    await screen.findByRole('checkbox', { name: /Skolan/ });
    await expect(screen.queryByRole('checkbox', { name: /Fritiden/ })).toBeNull();
  },
};
/** Children who have left can't be chosen. */
export const ChosenOnes: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Några som jag väljer' }));
    await userEvent.click(await screen.findByRole('button', { name: '7KF-2MA' }));
    await userEvent.click(screen.getByRole('button', { name: '9TA-4RC' }));
    await expect(screen.queryByRole('button', { name: '5HC-3DE' })).toBeNull();
    await screen.findByRole('button', { name: 'Skicka till 2 barn' });
  },
};
const inDays = (count: number) => addDays(dayOf(new Date()), count);

/** A last day, a reminder and rounds: the dialog says how many times that makes, and sends them. */
export const Plan: Story = {
  parameters: goodDayBut(
    mocked(REQUEST_FORMS, async ({ request }) => {
      plans.push(await request.json());
      return HttpResponse.json(invitations[0]);
    }),
  ),
  play: async ({ userEvent }) => {
    plans.length = 0;
    await userEvent.click(await screen.findByRole('checkbox', { name: /Skolan/ }));
    await userEvent.click(screen.getByText('Sista dag, påminnelse och upprepning'));
    fireEvent.change(screen.getByLabelText('Sista dag'), { target: { value: inDays(10) } });
    await userEvent.selectOptions(screen.getByLabelText('Påminnelse'), 'Efter 3 dagar');
    await userEvent.selectOptions(screen.getByLabelText('Upprepning'), 'Var 4:e vecka');
    await expect(screen.getByRole('button', { name: 'Skicka till 14 barn' })).toHaveAccessibleDescription(
      /Rätta det som är fel/,
    );
    fireEvent.change(screen.getByLabelText('Upprepa till och med'), { target: { value: inDays(60) } });
    await screen.findByText(/Det blir 3 gånger/);
    await userEvent.click(screen.getByRole('button', { name: 'Skicka till 14 barn' }));
    await waitFor(() =>
      expect(plans).toEqual([
        expect.objectContaining({
          lastDay: inDays(10),
          remindAfter: 3,
          repeat: { weeks: 4, until: inDays(60) },
          after: 'inv-1-r1',
        }),
      ]),
    );
  },
};
/** A last day that has passed is refused before anything is sent. */
export const PastDay: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Sista dag, påminnelse och upprepning'));
    fireEvent.change(screen.getByLabelText('Sista dag'), { target: { value: inDays(-1) } });
    await screen.findByText('Dagen har redan varit. Välj i dag eller senare.');
  },
};
/** All children of the invitation, by code. */
export const WhichChildren: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('Vilka 5 barn är det?'));
    await screen.findByText('2MX-9TB');
    await expect(screen.queryByText('5HC-3DE')).toBeNull();
  },
};
/** A colleague sent the same before: nothing was sent, and the dialog says who did what. */
export const SentMeanwhile: Story = {
  args: {
    invitation: {
      ...present(invitations[0], 'invitations[0]'),
      requests: [
        ...present(invitations[0], 'invitations[0]').requests,
        {
          id: 'inv-1-r2',
          created: new Date().toISOString(),
          forms: [{ id: 'skola', version: 1, order: 0 }],
          sentBy: 'Amir Berg',
        },
      ],
    },
  },
  parameters: goodDayBut(mocked(REQUEST_FORMS, () => problem(409, 'sent-meanwhile'))),
  play: async (context) => {
    await screen.findByText(/av Amir Berg: Skolan, till alla i inbjudan/);
    await choose(context);
    await screen.findByText(/Någon hann skicka före dig/);
  },
};
export const LoadingForms: Story = { parameters: goodDayBut(mocked(LIST_STAFF_FORMS, never)) };
/** A colleague paused the invitation while the forms were being chosen. */
export const PausedMeanwhile: Story = {
  parameters: refused('invitation-paused'),
  play: async (context) => {
    await choose(context);
    await screen.findByText('Inbjudan är pausad. Öppna den igen först.');
  },
};
export const ClosedMeanwhile: Story = {
  parameters: refused('invitation-closed'),
  play: async (context) => {
    await choose(context);
    await screen.findByText('Inbjudan är stängd. Skapa en ny i stället.');
  },
};
