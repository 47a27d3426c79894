import { mocked } from '@lykta/api/testing';
import { SET_STAFF_TOTP } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { Enrol } from './enrol.tsx';

const here = { at: '/enrol', staff: null };

const meta = {
  title: 'Viewer/Enrolment',
  tags: ['screen'],
  component: Enrol,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Enrol>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const Loading: Story = { parameters: goodDayBut(mocked(SET_STAFF_TOTP, never)) };
export const Failed: Story = {
  parameters: goodDayBut(mocked(SET_STAFF_TOTP, () => problem(500, 'server-error'))),
};
export const RecoveryCodes: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Kod från appen'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsätt' }));
    await canvas.findByText('ABCD-EFGH-IJKL-MNOP');
  },
};
