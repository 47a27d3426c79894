import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { screen } from 'storybook/test';
import { goodDayBut, problem } from '../../testing/handlers.ts';
import { forms, invitations } from '../../testing/people.ts';
import { inApp } from '../../testing/story.tsx';
import { SendForms } from './send-forms.tsx';

const meta = {
  title: 'Viewer/Invitations/Send forms',
  component: SendForms,
  decorators: [inApp],
  args: { invitation: invitations[0]!, forms, onClose: () => {} },
} satisfies Meta<typeof SendForms>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (code: 'invitation-paused' | 'invitation-closed') =>
  goodDayBut(http.post('*/staff/invitations/:id/requests', () => problem(409, code)));

const choose: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('checkbox', { name: /Skolan/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
};

export const Default: Story = {};
/** A colleague paused the invitation while forms were chosen. */
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
