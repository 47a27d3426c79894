import { mocked } from '@lykta/api/testing';
import { LIST_COLLEAGUES, LIST_STAFF_FORMS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { goodDayBut, never } from '../../testing/handlers.ts';
import { manager, worker } from '../../testing/people.ts';
import { at, onDesk } from '../../testing/story.tsx';
import { NewInvitation } from './new-invitation.tsx';

const meta = {
  title: 'Viewer/Invitations/New',
  tags: ['screen'],
  component: NewInvitation,
  decorators: [onDesk],
  parameters: { layout: 'fullscreen', ...at({ at: '/invitations/new' }), ...goodDayBut() },
} satisfies Meta<typeof NewInvitation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/invitations/new', language: 'en' }) };
export const Loading: Story = { parameters: goodDayBut(mocked(LIST_STAFF_FORMS, never)) };
export const NoForms: Story = {
  parameters: goodDayBut(mocked(LIST_STAFF_FORMS, () => HttpResponse.json([]))),
};

export const NothingChosen: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await canvas.findByLabelText('Hur många barn?'));
    await userEvent.click(canvas.getByRole('button', { name: 'Skapa inbjudan' }));
    await canvas.findByText('Välj minst ett formulär.');
  },
};

/** One code for several children: warns that nobody will know which of them answered. */
export const ForSeveralChildren: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const count = await canvas.findByLabelText('Hur många barn?');
    await expect(count).toHaveAccessibleDescription(/Så många kan använda samma kod/);
    await userEvent.clear(count);
    await userEvent.type(count, '12');
    await expect(count).toHaveAccessibleDescription(/inte veta vem som svarat/);
  },
};

/** A number that is hardly meant is asked about before anything is made. */
export const UnusuallyMany: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const count = await canvas.findByLabelText('Hur många barn?');
    await userEvent.clear(count);
    await userEvent.type(count, '9999');
    await expect(count).toHaveAccessibleDescription(/Är det 9999 barn/);
  },
};

/** A manager opens no answers, so it says who does. */
export const ForAColleague: Story = {
  parameters: at({ at: '/invitations/new', staff: manager }),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText('Vem läser svaren?');
    await userEvent.click(canvas.getByRole('button', { name: 'Skapa inbjudan' }));
    await expect(field).toHaveAccessibleDescription(/Välj vem som läser svaren/);
  },
};

export const NobodyInTheUnit: Story = {
  parameters: {
    ...at({ at: '/invitations/new', staff: manager }),
    ...goodDayBut(mocked(LIST_COLLEAGUES, () => HttpResponse.json([]))),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Ingen handläggare arbetar i enheten än/);
  },
};

export const LongUnit: Story = {
  parameters: at({
    at: '/invitations/new',
    staff: { ...worker, units: ['Mottagnings- och utredningsenheten för barn och unga i norra Exempelby'] },
  }),
};
