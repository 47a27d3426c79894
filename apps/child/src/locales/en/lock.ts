import type { lock as reference } from '../sv/lock.ts';
import type { Texts } from '@lykta/domain';

export const lock: Texts<typeof reference, 'en'> = {
  'lock.title': 'Lykta is locked',
  'lock.digits': 'Type your four digits',
  'lock.forgotten': 'I have forgotten the digits',
  'lock.tries': 'It was wrong five times. Type your password instead.',
  'lock.open': 'Unlock',
  'lock.back': 'Type the digits instead',
  'lock.set.title': 'Lock Lykta with digits',
  'lock.set.intro': 'Then nobody else can open your Lykta on this phone.',
  'lock.set.when': 'We ask when you open Lykta, and when you have been away for a minute.',
  'lock.set.exit': 'Leave quickly locks at once.',
  'lock.set.forgotten': 'Forgotten the digits? Then you open with your password.',
  'lock.set.choose': 'Choose four digits',
  'lock.set.help': 'Choose something that others can not guess.',
  'lock.set.again': 'Type them once more',
  'lock.set.differ': 'The digits were not the same. Choose again.',
  'lock.set.submit': 'Lock with digits',
  'lock.set.reason': 'Type four digits twice.',
  'lock.set.done': 'Done! Lykta now locks when you are away.',
  'lock.change.choose': 'Choose four new digits',
  'lock.change.submit': 'Change the digits',
  'lock.change.done': 'The new digits hold now.',
  'lock.is-on': 'The lock is on.',
  'lock.off': 'Take the lock away',
  'lock.off.done': 'The lock is gone.',
};
