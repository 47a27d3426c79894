import { NotificationKey } from '@lykta/domain';
import { READ_NOTIFICATION_KEY, SET_NOTIFICATION_TOKEN } from '@lykta/domain/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@lykta/ui';
import { expect, spyOn, waitFor } from 'storybook/test';
import { useLanguage } from '../../frame/language.ts';
import { readSettings, changeSettings } from '../../frame/storage/settings.ts';
import { en } from '../../locales/en.ts';
import { accepts, fails, records, replies } from '../../testing/mocks.ts';
import { fakePush, subscribedWith } from '../../testing/push-browser.ts';
import { inApp } from '../../testing/story.tsx';
import { ReminderToggle } from './reminder-toggle.tsx';

const key = replies(READ_NOTIFICATION_KEY, NotificationKey, { key: 'BKey' });
const saves = accepts(SET_NOTIFICATION_TOKEN);

const meta = {
  title: 'Child/Settings/Reminders',
  component: ReminderToggle,
  decorators: [inApp({ at: '/settings' })],
  parameters: { msw: [key, saves] },
  beforeEach: () => {
    const undo = fakePush({});
    return () => {
      undo();
      localStorage.removeItem('general');
    };
  },
} satisfies Meta<typeof ReminderToggle>;
export default meta;

type Story = StoryObj<typeof meta>;
const toggle = { name: 'Påminn mig om att titta in' };

/** The browser asks for permission, and the server gets the subscription and the child's language. */
const sent: unknown[] = [];
export const Off: Story = {
  parameters: { msw: [key, records(SET_NOTIFICATION_TOKEN, sent)] },
  beforeEach: () => void sent.splice(0),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', toggle));
    await waitFor(() => expect(readSettings().mood_notify).toBe(true));
    await expect(canvas.getByRole('switch', toggle)).toBeChecked();
    await expect(subscribedWith()).toBe('BKey');
    const { device_id: deviceId } = readSettings();
    await expect(deviceId).toHaveLength(36);
    await expect(sent).toEqual([
      { token: expect.stringContaining('https://push.example/1'), deviceId, language: 'sv' },
    ]);
  },
};

/** Off again: the browser unsubscribes, and the server is notified. */
const ended: unknown[] = [];
export const On: Story = {
  parameters: { msw: [key, records(SET_NOTIFICATION_TOKEN, ended)] },
  beforeEach: () => {
    ended.splice(0);
    changeSettings({ mood_notify: true, device_id: 'phone' });
    return fakePush({ permission: 'granted' });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', toggle)).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', toggle));
    await waitFor(() => expect(ended).toEqual([{ token: null, deviceId: 'phone' }]));
    // The switch moves at once; the device remembers it when the server has answered.
    await expect(canvas.getByRole('switch', toggle)).not.toBeChecked();
    await waitFor(() => expect(readSettings().mood_notify).toBe(false));
  },
};

/** A button that chooses English, as in the settings. */
function ChooseEnglish() {
  const { choose } = useLanguage();
  return <Button onClick={() => choose('en')}>English</Button>;
}

/** The browser stores nothing and reports late that reminders are on: they use the language chosen meanwhile. */
const spoken: unknown[] = [];
let sayWhatIsPlanned = () => {};
export const LanguageChosenEarly: Story = {
  parameters: { msw: [key, records(SET_NOTIFICATION_TOKEN, spoken)] },
  render: () => (
    <>
      <ReminderToggle />
      <ChooseEnglish />
    </>
  ),
  beforeEach: () => {
    spoken.splice(0);
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
    const held = new Promise<void>((resolve) => (sayWhatIsPlanned = resolve));
    const undo = fakePush({ permission: 'granted', earlier: 'BKey', held });
    return () => {
      full.mockRestore();
      undo();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    const inEnglish = await canvas.findByRole('switch', { name: en['notifications.toggle'] });
    await expect(inEnglish).not.toBeChecked();
    sayWhatIsPlanned();
    await waitFor(() => expect(inEnglish).toBeChecked());
    await waitFor(() => expect(spoken).toEqual([expect.objectContaining({ language: 'en' })]));
  },
};

/** The system denies permission: the toggle goes off, and a hint says where to change it. */
export const Denied: Story = {
  beforeEach: () => fakePush({ answer: 'denied' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', toggle));
    await canvas.findByText(/Slå på dem i mobilens inställningar/);
    await expect(canvas.getByRole('switch', toggle)).not.toBeChecked();
    await expect(readSettings().mood_notify).toBe(false);
  },
};

/** Reminders were on, and permission was removed in the system since. */
export const DeniedSince: Story = {
  beforeEach: () => {
    changeSettings({ mood_notify: true });
    return fakePush({ permission: 'denied', answer: 'denied' });
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Slå på dem i mobilens inställningar/);
    await expect(canvas.getByRole('switch', toggle)).not.toBeChecked();
  },
};

export const Unsupported: Story = {
  beforeEach: () => fakePush({ push: false }),
  play: async ({ canvas }) => {
    await canvas.findByText(/fungerar inte i den här webbläsaren/);
    await expect(canvas.getByRole('switch', toggle)).toBeDisabled();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails(READ_NOTIFICATION_KEY, 503, 'busy'), saves] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', toggle));
    await canvas.findByText('Det gick inte. Prova igen om en stund.');
    await expect(canvas.getByRole('switch', toggle)).not.toBeChecked();
  },
};

export const English: Story = {
  parameters: { place: { language: 'en' } },
  beforeEach: () => fakePush({ push: false }),
};
