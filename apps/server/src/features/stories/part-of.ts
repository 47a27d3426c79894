import type { Story, StoryGroup } from '@lykta/domain';

/** Returns what is still valid and says where there is more, or the earlier statements alone, or the whole story. */
export function partOf(story: Story, part: 'active' | 'inactive' | undefined): Story {
  const { active, inactive } = story;
  switch (part) {
    case undefined:
      return story;
    case 'inactive':
      return inactive ? { inactive } : {};
    case 'active': {
      const earlier = Object.keys(inactive ?? {}) as StoryGroup[];
      return { ...(active ? { active } : {}), ...(earlier.length > 0 ? { earlier } : {}) };
    }
    default:
      return part satisfies never;
  }
}
