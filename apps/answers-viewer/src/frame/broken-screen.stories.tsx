import { ErrorBoundary } from '@lykta/app-shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { at, inApp } from '../testing/story.tsx';
import { BrokenScreen } from './broken-screen.tsx';

function Breaks(): never {
  throw new Error('A screen that breaks.');
}

/** A screen that breaks once. */
function BreaksOnce() {
  const [whole, setWhole] = useState(false);
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <BrokenScreen
          onRetry={() => {
            setWhole(true);
            retry();
          }}
        />
      )}
    >
      {whole ? <h1>Barn</h1> : <Breaks />}
    </ErrorBoundary>
  );
}

const meta = {
  title: 'Viewer/Frame/Broken screen',
  component: BrokenScreen,
  decorators: [inApp],
  args: { onRetry: () => {} },
  render: () => <BreaksOnce />,
} satisfies Meta<typeof BrokenScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen is tried again in its place. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Försök igen' }));
    await expect(await canvas.findByRole('heading', { name: 'Barn' })).toBeVisible();
  },
};

export const English: Story = {
  parameters: at({ language: 'en' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};
