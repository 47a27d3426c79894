import { mocked } from '@lykta/api/testing';
import { GIVE_REASON } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { goodDayBut, problem } from '../../testing/handlers.ts';
import { inApp } from '../../testing/story.tsx';
import { ReasonForm } from './reason-form.tsx';

const meta = {
  title: 'Viewer/Answers/Reason',
  component: ReasonForm,
  decorators: [inApp],
  args: {
    children: [{ invitation: 'inv-1', client: '7KF2MA' }],
    submit: 'Öppna svaren',
    onGiven: () => {},
  },
  parameters: goodDayBut(),
} satisfies Meta<typeof ReasonForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Own: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Något annat' }));
  },
};
/** The log keeps the reason for years: what tells whose answers they are is refused at once. */
export const TellsWhose: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Något annat' }));
    await userEvent.type(canvas.getByLabelText('Skriv varför'), 'Kalle 120403-2384');
    await canvas.findByText('Det ser ut som ett personnummer. Skriv något annat.');
    await expect(canvas.getByRole('button', { name: 'Öppna svaren' })).toBeDisabled();
  },
};
export const Refused: Story = {
  parameters: goodDayBut(mocked(GIVE_REASON, () => problem(403, 'not-allowed'))),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Utredning' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Öppna svaren' }));
    await canvas.findByText('Du har inte behörighet att se det här.');
  },
};
