import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { within } from 'storybook/test';
import { goodDayBut, problem } from '../../testing/handlers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { SignIn } from './sign-in.tsx';

const meta = {
  title: 'Viewer/Sign-in',
  tags: ['screen'],
  component: SignIn,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...at({ at: '/sign-in', staff: null }), ...goodDayBut() },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

async function tryToSignIn(userEvent: StoryContext['userEvent'], canvasElement: HTMLElement, submit: string) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('E-post'), 'karin@exempelby.se');
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'hemligt ord');
  await userEvent.click(canvas.getByRole('button', { name: submit }));
}

export const Default: Story = {};
export const English: Story = { parameters: at({ at: '/sign-in', staff: null, language: 'en' }) };

/** The session ended while somebody worked. */
export const SessionGone: Story = {
  parameters: at({ at: '/sign-in', staff: null, state: { from: '/children', ended: true } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Du blev utloggad. Logga in igen.');
  },
};

export const WrongCredentials: Story = {
  parameters: goodDayBut(http.post('*/staff/signin', () => problem(401, 'wrong-credentials'))),
  play: async ({ canvasElement, userEvent }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    await within(canvasElement).findByText('Fel e-post, lösenord eller kod.');
  },
};

export const AsksForCode: Story = {
  parameters: goodDayBut(http.post('*/staff/signin', () => problem(401, 'code-needed'))),
  play: async ({ canvasElement, userEvent }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    await within(canvasElement).findByLabelText('Engångskod');
  },
};

export const TooManyTries: Story = {
  parameters: goodDayBut(
    http.post('*/staff/signin', () => problem(429, 'too-many-tries', { 'Retry-After': '240' })),
  ),
  play: async ({ canvasElement, userEvent }) => {
    await tryToSignIn(userEvent, canvasElement, 'Logga in');
    await within(canvasElement).findByText('För många försök. Vänta 4 minuter.');
  },
};
