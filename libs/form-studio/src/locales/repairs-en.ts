import type { RepairWords } from './repairs-sv.ts';

export const repairsEn: Readonly<Record<RepairWords, string>> = {
  'repair.help': 'Add help',
  'repair.mark': 'Mark as a worry',
  'repair.rather-not': 'Add “I’d rather not say”',
  'repair.other': 'Add “Something else”',
  'repair.skip': 'Add “Skip”',
  'repair.turn': 'Turn the answers around',
  'repair.one-answer': 'Change to “One answer”',
  'repair.alone': 'Let it stand alone',
  'repair.fit': 'Add answers',
  'repair.always': 'Always ask it',
  'repair.no-header': 'Remove the heading',
  'repair.no-form': 'Remove the way there',
  'repair.picture-words': 'Fill in the picture’s words',
  'repair.no-sentence': 'Remove the sentence',
  'repair.full-stop': 'Put a full stop',
  'repair.ids': 'Use ids with letters',
  'repair.first': 'Begin with question 1',
  'repair.new-question': 'New question',
};
