/** What a story's browser says to reminders. */
export interface PushBrowser {
  /** What the system has said so far. */
  permission?: NotificationPermission;
  /** What the child answers when asked. */
  answer?: NotificationPermission;
  /** Without it, as on an iPhone where Lykta is not on the home screen. */
  push?: boolean;
  /** The browser's push service is down. */
  broken?: boolean;
  /** The key of an earlier visit's subscription. */
  earlier?: string;
  /** What the browser waits for before it says whether there is one. */
  held?: Promise<void>;
}

/** What has a browser subscribed to; `null` nothing. */
let subscribed: string | null = null;

/** Puts another browser's edge in the place of this one's; nobody can press the real question in a story. */
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

/** The key with which the browser is subscribed; null: it is not. */
export const subscribedWith = () => subscribed;

function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
