import { mocked } from '@lykta/api/testing';
import { FINISH_STAFF_RESET } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { goodDayBut, problem } from '../../testing/handlers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { Password } from './password.tsx';

const here = { at: '/resetpwd', staff: null };

const meta = {
  title: 'Viewer/Password',
  tags: ['screen'],
  component: Password,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...at(here), ...goodDayBut() },
} satisfies Meta<typeof Password>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { parameters: at({ ...here, language: 'en' }) };
export const WithLink: Story = { parameters: at({ ...here, at: '/resetpwd#token=t' }) };
export const LinkExpired: Story = {
  parameters: {
    ...at({ ...here, at: '/resetpwd#token=t' }),
    ...goodDayBut(mocked(FINISH_STAFF_RESET, () => problem(401, 'link-expired'))),
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Lösenord'), 'en lång mening');
    await userEvent.click(canvas.getByRole('button', { name: 'Spara lösenordet' }));
    await canvas.findByText('Be om en ny länk');
  },
};
