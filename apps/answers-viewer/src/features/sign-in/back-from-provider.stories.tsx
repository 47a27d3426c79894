import { mocked } from '@lykta/api/testing';
import type { ProblemCode } from '@lykta/domain';
import { FINISH_IDENTITY } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { goodDayBut, never, problem } from '../../testing/handlers.ts';
import { at, inApp } from '../../testing/story.tsx';
import { BackFromProvider } from './back-from-provider.tsx';

const place = { at: '/identity?code=abc&state=def', staff: null };
const meta = {
  title: 'Viewer/Back from the provider',
  tags: ['screen'],
  component: BackFromProvider,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...at(place), ...goodDayBut(mocked(FINISH_IDENTITY, never)) },
} satisfies Meta<typeof BackFromProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A refusal, and the sentence that is said. */
const refused = (status: number, code: ProblemCode, sentence: string): Story => ({
  parameters: goodDayBut(mocked(FINISH_IDENTITY, () => problem(status, code))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(sentence);
  },
});

export const Waiting: Story = {};
export const English: Story = { parameters: at({ ...place, language: 'en' }) };
export const SignedIn: Story = {
  tags: ['!screen'],
  parameters: goodDayBut(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('/');
  },
};
export const Refused = refused(401, 'identity-refused', 'Inloggningen blev inte klar. Försök igen.');
export const Unknown = refused(
  403,
  'identity-unknown',
  'Du finns inte som medlem i Lykta. Fråga er administratör.',
);
export const TooWeak = refused(
  403,
  'identity-too-weak',
  'Det sättet att logga in är inte säkert nog. Välj ett annat.',
);
export const Away = refused(
  409,
  'identity-away',
  'Din organisations inloggning svarar inte. Försök igen om en stund.',
);
/** Somebody opened the page by hand. */
export const WithoutAnAnswer: Story = {
  tags: ['!screen'],
  parameters: at({ at: '/identity', staff: null }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('/sign-in');
  },
};
