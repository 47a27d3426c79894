import { ReminderToggle } from './features/notifications/reminder-toggle.tsx';
import { SettingsScreen } from './features/settings/settings-screen.tsx';

/** /settings with its switch for reminders: they come together, so that nothing moves when the switch is there. */
export function SettingsRoute() {
  return <SettingsScreen reminders={<ReminderToggle />} />;
}
