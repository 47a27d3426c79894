import type { titles as reference } from '../sv/titles.ts';
import type { Texts } from '@lykta/domain';

export const titles: Texts<typeof reference, 'en'> = {
  'title.account': 'Account',
  'title.code': 'Code',
  'title.contact': 'Contact',
  'title.days': 'Days',
  'title.figure': 'Figure',
  'title.home': 'Home',
  'title.invitations': 'Invitations',
  'title.password': 'Password',
  'title.pause': 'Pause',
  'title.profile': 'Profile',
  'title.questions': 'Questions',
  'title.read': 'Read',
  'title.settings': 'Settings',
  'title.share': 'Share',
  'title.sign-in': 'Sign in',
  'title.today': 'Today',
};
