/** How a story's browser behaves with reminders. */
export interface PushBrowser {
  /** The current permission. */
  permission?: NotificationPermission;
  /** The child's answer when asked. */
  answer?: NotificationPermission;
  /** False: no web push, as on an iPhone without the installed app. */
  push?: boolean;
  /** Whether the push service fails. */
  broken?: boolean;
  /** The server key of an earlier subscription. */
  earlier?: string;
  /** Delays the browser's answer whether there is a subscription. */
  held?: Promise<void>;
}

/** The key of the current subscription; null without one. */
let subscribed: string | null = null;

/** Replaces the browser's push interface, because a story can't press the real permission prompt. */
export function fakePush({
  permission = 'default',
  answer = 'granted',
  push = true,
  broken = false,
  earlier,
  held,
}: PushBrowser) {
  subscribed = earlier ?? null;
  const asked = { permission };
  const subscription = {
    unsubscribe: async () => {
      subscribed = null;
      return true;
    },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed === null ? null : subscription),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (broken) throw new DOMException('push service error', 'AbortError');
        subscribed = applicationServerKey;
        return subscription;
      },
    },
  };
  const Question = class {
    static get permission() {
      return asked.permission;
    }
    static async requestPermission() {
      asked.permission = answer;
      return answer;
    }
  };
  const container = {
    register: async () => registration,
    getRegistration: async () => {
      await held;
      return registration;
    },
    ready: Promise.resolve(registration),
  };
  const undo = [
    replace(window, 'Notification', Question),
    replace(window, 'PushManager', push ? class {} : undefined),
    replace(navigator, 'serviceWorker', container),
  ];
  return () => undo.forEach((put) => put());
}

/** The key of the current subscription; null without one. */
export const subscribedWith = () => subscribed;

function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
