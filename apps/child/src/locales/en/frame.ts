import type { frame as reference } from '../sv/frame.ts';
import type { Texts } from '@lykta/domain';

export const frame: Texts<typeof reference, 'en'> = {
  'frame.brand': 'Lykta',
  'frame.back': 'Back',
  'frame.home': 'Home',
  'frame.support': 'Support',
  'frame.exit': 'Leave quickly',
  'frame.skip': 'Skip to the content',
  'frame.loading': 'Loading',
  'frame.environment': 'Environment',
  'frame.demo': 'TEST ENVIRONMENT',
  'frame.dev': 'DEV',
  'frame.offline': 'You are offline. What you do now is not saved.',
  'frame.offline.title': 'No connection',
  'frame.offline.help': 'The Support button still works.',
  'frame.error.title': 'Something went wrong',
  'frame.retry': 'Try again',
  'frame.to-home': 'To the start',
  'frame.cancel': 'Cancel',
  'frame.done': 'Done',
  'frame.save': 'Save',
  'frame.next': 'Next',
  'frame.close': 'Close',
  'frame.ok': 'OK',
  'frame.person.deleted': 'someone',
  'frame.home.deleted': 'Unknown',
};
