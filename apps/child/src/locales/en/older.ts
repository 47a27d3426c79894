import type { Texts } from '@lykta/domain';
import type { older as sv } from '../sv/older.ts';

export const older: Texts<typeof sv, 'en'> = {
  'home.greeting.morning': 'Good morning',
  'home.greeting.day': 'Hi',
  'home.greeting.evening': 'Good evening',
  'home.greeting.night': 'Hi',
  'home.intro': 'Take it at your own pace.',
  'home.mood': 'How are things?',
  'home.streak.no-days': 'Days when you chose a face are lit.',
  'home.streak.answer': 'Yes',
  'builder.made': 'This is your figure',
  'account.reset.done': 'Done',
  'lock.set.done': 'Done. Lykta is locked now when you are away.',
  'profile.done.title': 'Your profile is done',
  'questions.done.title': 'Thanks for telling',
  'questions.over.done': 'Done',
};
