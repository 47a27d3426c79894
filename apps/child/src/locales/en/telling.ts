import type { telling as reference } from '../sv/telling.ts';
import type { Texts } from '@lykta/domain';

export const telling: Texts<typeof reference, 'en'> = {
  'telling.more': 'More questions',
  'telling.support': 'Talk to somebody first',
  'telling.parents': 'Will my parents find out?',
  'telling.parents.text':
    'Lykta tells your parents nothing.\nWhoever can open your phone can read. Have a lock, and sign out afterwards.\nDid you send answers to somebody who works with children? Then parents must be told sometimes.\nIf you tell social services that somebody hits you, they are mostly told. Social services must first see that you are safe.\nAre you afraid of that? Say so, before you send.\nYou can call social services or Bris and ask, without saying who you are.',
  'telling.happens': 'What happens when I tell?',
  'telling.happens.text':
    'Nobody else reads your own answers. Nothing happens by itself.\nIf you show your story, the person you chose can read it for two weeks.\nIf you send answers, those who work there read them, in the daytime.\nIn school, in care and at social services adults must help you if somebody hurts you. Then they must tell social services.\nSocial services must find out at once if you need protection. Then they talk with you.\nAsk what happens now. You have a right to know.',
  'telling.undo': 'Can I change my mind?',
  'telling.undo.text':
    'Yes, as long as you have not sent it. Then you can change everything.\nYou can’t take back what you sent. But you can say that it is not true any more.\nYou can close a link to your story when you want.\nYou can stop taking part, and you can delete your account.\nIf social services know that somebody hurts you, they may have to go on helping you.',
  'telling.company': 'Can I bring somebody?',
  'telling.company.text':
    'Yes, ask! Say whom you trust and want to bring.\nSay too if there is somebody you do not want there.\nIs it hard to begin? Show your story, or write a note.\nYou can practise with Bris first. You need not say who you are.',
};
