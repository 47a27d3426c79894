import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_FORMS, REQUEST_FORMS } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { invitations } from '../../testing/people.ts';
import { at, inApp } from '../../testing/story.tsx';
import { SendForms } from './send-forms.tsx';

const meta = {
  title: 'Viewer/Frame/Send forms',
  component: SendForms,
  decorators: [inApp],
  args: { invitation: invitations[0]!, onClose: () => {} },
  parameters: goodDayBut(),
} satisfies Meta<typeof SendForms>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (code: 'invitation-paused' | 'invitation-closed') =>
  goodDayBut(mocked(REQUEST_FORMS, () => problem(409, code)));

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
