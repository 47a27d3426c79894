import type { MessageTexts } from './sv.ts';

/** The same texts in English. */
export const en: MessageTexts = {
  'reset.subject': 'Choose a new password in Lykta',
  'reset.text':
    'Hi!\n\nHere you can choose a new password:\n{link}\n\nThe link works once, for 30 minutes.\nDid you not ask for it? Then you need not do anything.\n\nFrom Lykta',
  'reset.sms': 'Lykta: choose a new password here, within 30 minutes. {link}',
  'invitation.subject': 'You have an invitation in Lykta',
  'invitation.text':
    'Hi!\n\n{owner} wants to ask you questions in Lykta.\nHere you can read more and say yes or no:\n{link}\n\nYou decide.\n\nFrom Lykta',
  'invitation.sms': 'Lykta: {owner} has invited you. You decide. {link}',
  'member.subject': 'Choose your password in Lykta',
  'member.text':
    'Hi!\n\nYou can now use Lykta for {owner}.\nChoose your password here:\n{link}\n\nThe link works once, for seven days.\n\nFrom Lykta',
  'member.sms': 'Lykta: choose your password for {owner} here. {link}',
  'news.subject': 'There is something new in Lykta',
  'news.text':
    'Hi!\n\nThere is something new in Lykta.\nSign in to read it:\n{link}\n\nYou get one such e-mail a day at most.\nYou can turn it off in the settings.',
  'news.sms': 'There is something new in Lykta. {link}',
  'late.subject': 'Something waits in Lykta',
  'late.text':
    'Hi!\n\nSomething waits in Lykta, and nobody has read it.\nSign in to see more:\n{link}\n\nThis e-mail cannot be turned off.',
  'late.sms': 'Something waits in Lykta. {link}',
  'login-changed.subject': 'The login has changed',
  'login-changed.text':
    'Hi!\n\nThe login of the app has changed.\nWas it you? Then you need not do anything.\n\nWas it not you? Open the link within seven days, and all is as before:\n{link}',
  'login-changed.sms': 'The login of the app has changed. Was it not you? Open the link. {link}',
  'address-code.subject': 'Your code',
  'address-code.text':
    'Hi!\n\nYour code is {code}\nType it in the app within half an hour.\n\nDid you not ask for it? Then you need not do anything.',
  'address-code.sms': 'Your code is {code}. Type it in the app within half an hour.',
};
