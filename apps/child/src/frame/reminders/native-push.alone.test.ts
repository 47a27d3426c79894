import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPush, stopPush } from './native-push.ts';

/** The phone's bridge: what was asked of it, and who listens. */
const phone = vi.hoisted(() => ({
  asked: [] as string[],
  listeners: {} as Record<string, (data: object) => void>,
}));
vi.mock('@capacitor/core', () => ({ Capacitor: { getPlatform: () => 'android' } }));
vi.mock('@capacitor/push-notifications', () => ({
  PushNotifications: {
    createChannel: async ({ id }: { id: string }) => void phone.asked.push(`channel ${id}`),
    addListener: async (name: string, listener: (data: object) => void) => {
      phone.listeners[name] = listener;
      return { remove: async () => void delete phone.listeners[name] };
    },
    register: async () => {
      phone.asked.push('register');
      setTimeout(() => phone.listeners.registration?.({ value: 'token-of-the-phone' }));
    },
    unregister: async () => void phone.asked.push('unregister'),
  },
}));

const save = vi.fn(async () => undefined);
beforeEach(() => {
  phone.asked = [];
  save.mockClear();
});
afterEach(() => {
  document.head.innerHTML = '';
});
const buildForPush = () => {
  document.head.innerHTML = '<meta name="lykta-push" content="on" />';
};

it('tells the server how to reach a shell that was built for it, and listens no longer', async () => {
  buildForPush();
  await startPush({ save }, 'sv');
  expect(phone.asked).toEqual(['channel Invitation', 'register']);
  expect(save).toHaveBeenCalledExactlyOnceWith({
    token: JSON.stringify({ android: 'token-of-the-phone' }),
    deviceId: expect.stringMatching(/^[\da-f-]{36}$/),
    language: 'sv',
  });
  expect(phone.listeners).toEqual({});
  await stopPush();
  expect(phone.asked.at(-1)).toBe('unregister');
});

it('asks nothing of a shell that was not: without keys it would end the app', async () => {
  await startPush({ save }, 'sv');
  await stopPush();
  expect(phone.asked).toEqual([]);
  expect(save).not.toHaveBeenCalled();
});

it('does not tell the server what was turned off before the phone had answered', async () => {
  buildForPush();
  const starting = startPush({ save }, 'sv');
  await stopPush();
  await starting;
  expect(phone.asked).toContain('register');
  expect(save).not.toHaveBeenCalled();
});
