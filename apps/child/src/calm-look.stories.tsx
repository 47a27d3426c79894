import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { HomeScreen } from './features/home/home-screen.tsx';
import { MoodScreen } from './features/mood/mood-screen.tsx';
import { DoneScreen } from './features/questions/done-screen.tsx';
import { FormScreen } from './features/questions/form-screen.tsx';
import { SettingsScreen } from './features/settings/settings-screen.tsx';
import { answersServer, schoolAnswers } from './testing/answering.ts';
import { aroundHome } from './testing/around-home.ts';
import { inCalmLook } from './testing/calm-look.tsx';
import { aroundFormList, askedOfHome, formsOfHome } from './testing/forms-of-home.tsx';
import { someAnswers } from './testing/forms.ts';
import { signedIn } from './testing/mocks-account.ts';
import { inApp } from './testing/story.tsx';

/** Screens of the app in the calm look. */
function CalmScreens() {
  return (
    <Routes>
      <Route path="home" element={<HomeScreen forms={formsOfHome} asked={askedOfHome} />} />
      <Route path="mood/:type" element={<MoodScreen />} />
      <Route path="form/done" element={<DoneScreen />} />
      <Route path="form/:formIdParam/:formVersionParam/:questionId?" element={<FormScreen />} />
      <Route path="settings" element={<SettingsScreen reminders={null} />} />
    </Routes>
  );
}

const meta = {
  title: 'Child/Calm look',
  tags: ['screen'],
  component: CalmScreens,
  decorators: [inCalmLook, inApp({ at: '/home', route: '/*' })],
  parameters: {
    layout: 'fullscreen',
    msw: [
      aroundHome.profile,
      aroundHome.moods,
      aroundHome.invitations,
      signedIn({ verified: true }),
      ...answersServer(schoolAnswers, someAnswers).handlers,
      ...aroundFormList,
    ],
  },
} satisfies Meta<typeof CalmScreens>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An older figure, smaller type, a greeting without a cheer. */
export const Home: Story = {
  tags: ['every-mode'],
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await expect(heading).not.toHaveTextContent('!');
    await waitFor(() => expect(document.querySelector('svg[stroke-width="2.3"]')).not.toBeNull());
  },
};
export const Feelings: Story = { parameters: { place: { at: '/mood/good' } } };
export const Question: Story = { parameters: { place: { at: '/form/school/1' } } };
/** No confetti: the lantern is lit. */
export const Done: Story = {
  parameters: { place: { at: '/form/done' } },
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tack för att du berättade' });
    await expect(canvas.queryByRole('img', { name: /Konfetti/ })).toBeNull();
  },
};
export const Settings: Story = { parameters: { place: { at: '/settings' } } };
export const English: Story = { parameters: { place: { at: '/form/done', language: 'en' } } };
export const Arabic: Story = {
  parameters: { place: { at: '/form/done', language: 'ar' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'شكرًا لأنك حكيت' });
  },
};
