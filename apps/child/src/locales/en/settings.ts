import type { settings as reference } from '../sv/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof reference> = {
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.theme': 'Light or dark',
  'settings.theme.system': 'As the phone',
  'settings.theme.light': 'Light',
  'settings.theme.dark': 'Dark',
  'settings.text-size': 'Size of the text',
  'settings.text-size.100': 'Normal',
  'settings.text-size.115': 'Larger',
  'settings.text-size.130': 'Largest',
  'settings.data': 'What we have saved about you',
  'settings.data.text': 'You get a file with everything. Think about where you keep it.',
  'settings.data.fetch': 'Get everything about me',
  'settings.username': 'Change mobile number or e-mail',
  'settings.username.submit': 'Save',
  'settings.username.reason': 'Write the new one first.',
  'settings.username.changed': 'Saved. Log in with the new one next time.',
  'settings.leaving': 'Leave',
  'settings.sign-out-everywhere': 'Log out from all phones and computers',
  'settings.delete': 'Delete my account',
};
