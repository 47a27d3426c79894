import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Något gick fel.',
    children: 'Vi kunde inte hämta dina svar.',
    retryLabel: 'Försök igen',
    onRetry: fn(),
  },
  parameters: {
    guide: {
      do: ['Say what happened, and one way on.'],
      dont: ['Blame.', 'A code or a number from the server.'],
      pairs: [
        {
          right: () => (
            <ErrorState title="Vi når inte servern." retryLabel="Prova igen" onRetry={() => {}}>
              Dina svar finns kvar. Tryck en gång till.
            </ErrorState>
          ),
          wrong: () => (
            <ErrorState title="Oj då! Fel 503" retryLabel="OK" onRetry={() => {}}>
              Kontrollera din anslutning.
            </ErrorState>
          ),
          because: 'What happened, and what to do now; nobody is blamed.',
        },
      ],
      keyboard: [['Enter, Space', 'Tries again.']],
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce it when it appears. */
export const WithRetry: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Något gick fel.');
  },
};
export const WithLink: Story = { args: { href: '/home', retryLabel: 'Till startsidan', onRetry: undefined } };
export const English: Story = {
  globals: { language: 'en' },
  args: {
    title: 'Something went wrong.',
    children: 'We could not reach our server.',
    retryLabel: 'Try again',
  },
};
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    title: 'Vi når inte servern just nu, och vi vet inte varför.',
    children:
      'Det kan vara nätet. Dina svar finns kvar. Vänta en liten stund och tryck sedan på knappen här under.',
    retryLabel: 'Försök att hämta dina svar en gång till',
  },
};
