import type { questionTags } from '@lykta/domain';

/** What each topic of a question is called. */
export const tagId = {
  care: 'tag.care',
  safety: 'tag.safety',
  'feel-good': 'tag.feel-good',
  leisure: 'tag.leisure',
  context: 'tag.context',
  responsible: 'tag.responsible',
  respect: 'tag.respect',
  developing: 'tag.developing',
} as const satisfies Record<(typeof questionTags)[number], string>;
