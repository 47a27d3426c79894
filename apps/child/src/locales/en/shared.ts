import type { shared as sv } from '../sv/shared.ts';
import type { Texts } from '@lykta/domain';

/** What an adult reads who opens a link (docs/product.md §2, share: viewer mode). */
export const shared: Texts<typeof sv, 'en'> = {
  'shared.title': 'A story for you',
  'shared.intro': 'A child has chosen to show this to you. Take your time to read.',
  'shared.more': 'Show more',
  'shared.less': 'Show less',
  'shared.about.what': 'In the app Lykta, children and young people tell how things are for them.',
  'shared.about.nameless': 'We do not keep the child’s name. That is why there is no name here.',
  'shared.about.chosen': 'The child has chosen what you see. The link can be removed at any time.',
  'shared.talk': 'How you can talk about it',
  'shared.talk.thank': 'Say thank you for being allowed to read. It may have been hard to show.',
  'shared.talk.listen': 'Ask open questions and listen more than you talk.',
  'shared.talk.calm': 'Don’t be angry and don’t interrogate. Children tell at their own pace.',
  'shared.talk.promise': 'Don’t promise to keep everything secret. Say what you mean to do.',
  'shared.talk.ask': 'Do not show it to anybody else without asking the child.',
  'shared.talk.worried':
    'Are you worried about the child? Call the social services of the municipality. If you work with children you must report it.',
  'shared.talk.danger': 'Is the child in danger now? Call 112.',
  'shared.contact': 'Questions about Lykta? E-mail us:',
  'shared.story': 'My story',
  'shared.born': 'Born {{year}}',
  'shared.gender.girl': 'girl',
  'shared.gender.boy': 'boy',
  'shared.gender.non-binary': 'non-binary',
  'shared.RESOURCE': 'This is good',
  'shared.HELP': 'I want help with',
  'shared.WORRIES': 'This worries me',
  'shared.PROBLEM': 'This is hard',
  'shared.persons': 'My people',
  'shared.house': 'Home {{number}}',
  'shared.lykta': 'About my story',
  'shared.lasts': 'The link works for two weeks. Then it goes out.',
  'shared.print': 'Print',
  'shared.gone.title': 'The link no longer works',
  'shared.gone.text': 'It may be old or removed. Ask the child for a new link.',
  'shared.gone.made-up': 'Also check that you got the whole link.',
  'shared.again.title': 'Open the link once more',
  'shared.again.text':
    'The page forgets the link when it is loaded again. That way nobody else finds it here.',
  'shared.to-start': 'To Lykta’s start page',
};
