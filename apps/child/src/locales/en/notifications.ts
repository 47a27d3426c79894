import type { notifications as reference } from '../sv/notifications.ts';
import type { Texts } from '@lykta/domain';

export const notifications: Texts<typeof reference, 'en'> = {
  'notifications.title': 'Reminders',
  'notifications.toggle': 'Remind me to drop in',
  'notifications.help': 'A short greeting towards the evening. It does not show what it is about.',
  'notifications.denied': 'Reminders are turned off for Lykta. Turn them on in the settings of your phone.',
  'notifications.unsupported':
    'Reminders do not work in this browser. On an iPhone: put Lykta on the home screen first.',
  'notifications.failed': 'That did not work. Try again in a while.',
};
