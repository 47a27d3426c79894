import { useInvitationsQuery, useMoodDaysQuery, useProfileQuery } from '@lykta/api';
import { mocked } from '@lykta/api/testing';
import { Avatar } from '@lykta/avatar';
import { dayOf, moodLevelFromParam, moods as moodsOf, SavedMood, present } from '@lykta/domain';
import { READ_MOODS, SAVE_MOOD } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, spyOn, waitFor } from 'storybook/test';
import { fetchHelp } from './features/home/help-of-the-day.tsx';
import { HomeScreen } from './features/home/home-screen.tsx';
import { MoodScreen } from './features/mood/mood-screen.tsx';
import { homeWeek } from './frame/session/home-week.ts';
import { aroundHome } from './testing/around-home.ts';
import { fullProfile } from './testing/fixtures.ts';
import { inApp } from './testing/story.tsx';

const nothing = { selectFromResult: () => ({}) };

/** The two screens between which the light moves. The child comes from home: what it shows has been fetched. */
function MoodThenHome() {
  useProfileQuery(undefined, nothing);
  useInvitationsQuery(undefined, nothing);
  useMoodDaysQuery(homeWeek(dayOf(new Date())), nothing);
  return (
    <>
      <div hidden>
        <Avatar avatar={fullProfile.avatar} size="full" label="" />
      </div>
      <Routes>
        <Route path="mood/:type" element={<MoodScreen />} />
        <Route path="home" element={<HomeScreen forms={null} asked={null} />} />
      </Routes>
    </>
  );
}

/** A server on which one mood is saved, and read from then on. */
function saving(type: string) {
  const { value } = moodsOf[present(moodLevelFromParam(type), 'moodLevelFromParam(type)')];
  let logged = false;
  return [
    aroundHome.profile,
    aroundHome.invitations,
    mocked(READ_MOODS, ({ request }) =>
      HttpResponse.json(
        !new URL(request.url).searchParams.has('date')
          ? {}
          : logged
            ? { level0: value, level1: [], currentStreak: 1 }
            : { currentStreak: 0 },
      ),
    ),
    mocked(SAVE_MOOD, () => {
      logged = true;
      return HttpResponse.json(
        SavedMood.parse({ date: '2026-11-20', level0: value, level1: [], currentStreak: 1 }),
      );
    }),
  ];
}

const meta = {
  title: 'Child/Light',
  tags: ['screen'],
  component: MoodThenHome,
  decorators: [inApp({ route: '/*' })],
  // As the app does with the screen of a mood (routes.tsx).
  loaders: [fetchHelp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MoodThenHome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What moves on the way to home, with how long it takes. */
const movements = () =>
  document
    .getAnimations()
    .flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement?.includes('(light)')) return [];
      const { duration, delay } = effect.getComputedTiming();
      return [`${effect.pseudoElement} ${String(duration)} ${String(delay)}`];
    })
    .sort();

/** "Klar": the face goes into the lantern. Both moods have these same movements. */
const SAME_LIGHT = [
  '::view-transition-group(light) 350 0',
  '::view-transition-image-pair(light) 350 0',
  '::view-transition-new(light) 600 0',
  '::view-transition-old(light) 350 0',
];

const after = (type: string, dialog: string): Story => ({
  globals: { motion: 'full' },
  parameters: { place: { at: `/mood/${type}` }, msw: saving(type) },
  play: async ({ canvas, userEvent }) => {
    const start = spyOn(document, 'startViewTransition');
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    await (present(start.mock.results[0], 'start.mock.results[0]').value as ViewTransition).ready;
    await expect(movements()).toEqual(SAME_LIGHT);
    // Help on a hard day is there before anything moves.
    await expect(canvas.queryAllByRole('link', { name: 'Chatta med Bris' })).toHaveLength(
      type === 'crappy' ? 1 : 0,
    );
    // What would cover the lantern comes when it is lit.
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await canvas.findByRole('dialog', { name: dialog });
    await waitFor(() => expect(movements()).toEqual([]));
    await expect(document.querySelector('section [data-flame]')).not.toBeNull();
  },
});

/** The face that is pressed on home becomes the head of the next screen. */
export const FaceTravels: Story = {
  tags: ['!screen', 'moves-in-sight'],
  globals: { motion: 'full' },
  parameters: { place: { at: '/home' }, msw: saving('good') },
  play: async ({ canvas, userEvent }) => {
    const start = spyOn(document, 'startViewTransition');
    const link = await canvas.findByRole('link', { name: 'Bra' });
    await userEvent.hover(link);
    // Not with userEvent: React starts no view transitions inside its act().
    link.click();
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    await canvas.findByRole('heading', { level: 1, name: 'Bra' });
  },
};

// Tags stand in the story itself, where the list of stories is made. Not with letters of 200 % or in a small window: a
// face or a lantern outside the window does not move.
export const AfterSuper: Story = {
  ...after('super', '1 dag i rad'),
  tags: ['!screen', 'moves-in-sight'],
};
export const AfterCrappy: Story = {
  ...after('crappy', 'Tack för att du berättar'),
  tags: ['!screen', 'moves-in-sight'],
};
export const English: Story = {
  ...after('good', '1 day in a row'),
  globals: { language: 'en', motion: 'full' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await canvas.findByRole('dialog', { name: '1 day in a row' });
  },
};

/** With reduced motion the next screen is there at once, and the lantern is lit. */
export const Still: Story = {
  ...after('super', ''),
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await canvas.findByRole('dialog', { name: '1 dag i rad' });
    await expect(document.querySelector('section [data-flame]')).not.toBeNull();
  },
};
