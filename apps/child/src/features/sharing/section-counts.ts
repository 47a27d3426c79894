import { shareSections, sharedStoryOf, type ShareSection, type ShareSource } from '@lykta/domain';

/** Content of a section: the number of answers, persons or homes; `parts` for content that is not counted. */
export interface SectionCount {
  section: ShareSection;
  kind: 'answers' | 'persons' | 'homes' | 'parts';
  count: number;
}

/** The content of each section, counted as an adult would see it. */
export function sectionCounts(source: ShareSource): SectionCount[] {
  const { profile, ...told } = sharedStoryOf(source, shareSections);
  const counts: Record<ShareSection, Omit<SectionCount, 'section'>> = {
    profile: { kind: 'parts', count: 1 },
    gender: { kind: 'parts', count: profile.gender ? 1 : 0 },
    RESOURCE: { kind: 'answers', count: told.RESOURCE?.length ?? 0 },
    HELP: { kind: 'answers', count: told.HELP.length },
    WORRIES: { kind: 'answers', count: told.WORRIES.length },
    PROBLEM: { kind: 'answers', count: told.PROBLEM.length },
    persons: { kind: 'persons', count: Object.keys(profile.persons).length },
    houses: { kind: 'homes', count: Object.keys(profile.houses).length },
    lykta: { kind: 'answers', count: told.lykta.length },
  };
  return shareSections.map((section) => ({ section, ...counts[section] }));
}
