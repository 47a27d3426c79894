import { isHard, localText, own, type Form, type Language, type StoryMark } from '@lykta/domain';
import type { Flow } from '@lykta/questionnaire-engine';

/** The parts of a tried story, in the order in which they are read. */
export const storyParts = ['good', 'hard', 'wish'] as const;
type StoryPart = (typeof storyParts)[number];

function partOf(mark: StoryMark | undefined): StoryPart | undefined {
  if (isHard(mark)) return 'hard';
  if (mark === 'WISH') return 'wish';
  return mark === 'RESOURCE' ? 'good' : undefined;
}

/** What was answered, in the child's own sentences; an answer without a mark is not part of a story. */
export function toldStory(form: Form, { document }: Flow, language: Language): Record<StoryPart, string[]> {
  const told: Record<StoryPart, string[]> = { good: [], hard: [], wish: [] };
  for (const question of Object.values(form.questions))
    for (const { answer } of own(document.answers, question.id) ?? []) {
      const option = own(question.answers, answer);
      const part = partOf(option?.story);
      if (part && option?.sentence) told[part].push(localText(option.sentence, language));
    }
  return told;
}
