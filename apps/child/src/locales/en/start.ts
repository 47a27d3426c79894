import type { start as reference } from '../sv/start.ts';
import type { Texts } from '@lykta/domain';

export const start: Texts<typeof reference, 'en'> = {
  'start.title': 'A lantern that lights up your story',
  'start.intro': 'Say how you feel. Tell it at your own pace. You choose who gets to see.',
  'start.invited': 'Your invitation is waiting for you. Log in or create an account.',
  'start.login': 'Log in',
  'start.create': 'Create an account',
  'start.try': 'Try without an account',
  'start.emergency': 'Are you in danger now? Call 112',
  'start.film': 'See how Lykta works',
  'start.film.note': '1 minute film, with captions',
  'start.language': 'Language',
};
