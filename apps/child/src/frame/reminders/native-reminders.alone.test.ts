import { LocalNotifications } from '@capacitor/local-notifications';
import { reminderMessages } from '@lykta/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeSettings } from '../storage/settings.ts';
import { nativeReminders, restartReminders } from './native-reminders.ts';

/** The phone's schedule; each call is asynchronous, as over the native bridge. */
const phone = vi.hoisted(() => ({ planned: [] as { title: string }[] }));
vi.mock('@capacitor/local-notifications', () => {
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const LocalNotifications = {
    cancelAll: async () => {
      await turn();
      phone.planned = [];
    },
    checkPermissions: async () => {
      await turn();
      return { display: 'granted' };
    },
    createChannel: turn,
    schedule: async ({ notifications }: { notifications: { title: string }[] }) => {
      await turn();
      phone.planned = [...phone.planned, ...notifications];
    },
    getPending: async () => {
      await turn();
      return { notifications: phone.planned };
    },
  };
  return { LocalNotifications };
});

beforeEach(() => {
  phone.planned = [];
  localStorage.clear();
});

it('plans one schedule, in the last language, when it is asked twice at once', async () => {
  await Promise.all([nativeReminders.start('sv'), nativeReminders.start('en')]);
  expect(phone.planned).toHaveLength(13);
  const english = Object.values(reminderMessages).flatMap((pool) => pool.map(({ en }) => en));
  expect(english).toEqual(expect.arrayContaining(phone.planned.map(({ title }) => title)));
});

it('does not say that nothing is planned while it plans anew', async () => {
  await nativeReminders.start('sv');
  const again = nativeReminders.start('sv');
  expect(await nativeReminders.planned()).toBe(true);
  await again;
});

it('goes on after a call that failed', async () => {
  vi.spyOn(LocalNotifications, 'cancelAll').mockRejectedValueOnce(new Error('the bridge is gone'));
  await expect(nativeReminders.stop()).rejects.toThrow('the bridge is gone');
  await nativeReminders.start('sv');
  expect(phone.planned).toHaveLength(13);
});

it('plans nothing anew for a child who signs out while the app opens', async () => {
  await nativeReminders.start('sv');
  changeSettings({ mood_notify: true });
  const opening = restartReminders();
  changeSettings({ mood_notify: false });
  await Promise.all([opening, nativeReminders.stop()]);
  expect(phone.planned).toEqual([]);
});
