import { ErrorBoundary } from '@lykta/app-shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inApp } from '../testing/story.tsx';
import { BrokenScreen } from './errors/broken-screen.tsx';
import { ErrorScreen } from './errors/error-screen.tsx';
import { Environment } from './layout/environment.tsx';
import { OfflineNotice } from './layout/offline-notice.tsx';
import { LoadingScreen } from './screen/loading-screen.tsx';

const meta = {
  title: 'Child/Frame',
  tags: ['screen'],
  component: ErrorScreen,
  args: { error: undefined },
  decorators: [inApp()],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A screen that can't be shown, and a way out. */
export const Failure: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Tyvärr gick något fel. Prova igen.');
    await expect(canvas.getByRole('link', { name: 'Till startsidan' })).toHaveAttribute('href', '/home');
  },
};

/** The server can't be reached: retry in place. */
export const Offline: Story = {
  args: { error: { status: 0, code: 'offline' }, onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Ingen kontakt' });
    await userEvent.click(canvas.getByRole('button', { name: 'Prova igen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** 429 says how long to wait. */
export const TooManyTries: Story = {
  args: { error: { status: 429, code: 'too-many-tries', retryAfter: 290 } },
  play: async ({ canvas }) => {
    await canvas.findByText(/Vänta 5 minuter/);
  },
};

/** Without a network this notice is above every screen. */
export const WithoutNetwork: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  render: () => (
    <>
      <OfflineNotice />
      <LoadingScreen />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du har inget nät. Det du gör nu sparas inte.')).toBeVisible();
  },
};

export const NotAuthorised: Story = { args: { error: { status: 401, code: 'not-signed-in' } } };

export const English: Story = { parameters: { place: { language: 'en' } } };

export const Loading: Story = { render: () => <LoadingScreen /> };

/** In the shape of what comes, by the path. */
export const LoadingHome: Story = { ...Loading, parameters: { place: { at: '/home' } } };
/** As the built page shows it before any script has come: the words have the place that they have in home. */
export const LoadingHomeWithWords: Story = {
  ...LoadingHome,
  render: () => (
    <LoadingScreen
      words={
        <>
          <h1>God morgon!</h1>
          <p>Fint att se dig.</p>
          <h2>Hur är läget idag?</h2>
        </>
      }
    />
  ),
};
export const LoadingQuestion: Story = { ...Loading, parameters: { place: { at: '/form/school/1' } } };
export const LoadingStory: Story = { ...Loading, parameters: { place: { at: '/beb' } } };
export const LoadingStoryPage: Story = { ...Loading, parameters: { place: { at: '/beb/school' } } };
export const LoadingShare: Story = { ...Loading, parameters: { place: { at: '/beb/share' } } };
export const LoadingChart: Story = { ...Loading, parameters: { place: { at: '/moodchart' } } };
export const LoadingSettings: Story = { ...Loading, parameters: { place: { at: '/settings' } } };

function Broken(): never {
  throw new Error('A screen that breaks.');
}

/** The error boundary around a broken screen. */
export const BrokenByItself: Story = {
  render: () => (
    <ErrorBoundary fallback={(retry) => <BrokenScreen onRetry={retry} />}>
      <Broken />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Prova igen' });
  },
};

export const Banners: Story = {
  tags: ['!screen'],
  render: () => (
    <>
      <Environment host="demo-app.example.org" />
      <Environment host="app.example.org" />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('TESTMILJÖ');
    await expect(canvas.queryByText('DEV')).toBeNull();
  },
};
