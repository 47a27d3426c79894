import type { QuestionType } from '@lykta/domain';

/** What each type of question is called. */
export const typeId = {
  article_text: 'type.article_text',
  single: 'type.single',
  multiple: 'type.multiple',
  rate: 'type.rate',
  frequency: 'type.frequency',
  persons: 'type.persons',
  multiple_person: 'type.multiple_person',
  single_person: 'type.single_person',
  accommodations: 'type.accommodations',
  single_accommodation: 'type.single_accommodation',
  own_words: 'type.own_words',
} as const satisfies Record<QuestionType, string>;
