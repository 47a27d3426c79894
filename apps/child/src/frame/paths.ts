import { moodLevels, type AgeGroup, type MoodLevel, type PersonType } from '@lykta/domain';

/** Where every screen lives (docs/product.md §2), so that no path is written twice. */
export const paths = {
  start: '/',
  home: '/home',
  login: '/login',
  create: '/create',
  profile: '/profile',
  avatar: '/avatar',
  birthYear: '/birthyear',
  gender: '/gender',
  houses: '/houses',
  accommodation: '/accommodation',
  accommodationOf: (house: string) => `/accommodation/${house}`,
  person: '/person',
  myProfile: '/myprofile',
  settings: '/settings',
  support: '/support',
  supportOf: (link: string) => `/support/${link}`,
  moodChart: '/moodchart',
  mood: (level: MoodLevel) => `/mood/${level.toLowerCase()}`,
  form: '/form',
  formDone: '/form/done',
  story: '/beb',
  share: '/beb/share',
  invitations: '/invitations',
  code: '/code',
} as const;

/** What /avatar is told by the screen that leads there: whose figure, and where to go afterwards. */
export interface AvatarTask {
  ageGroup: AgeGroup;
  personId?: string;
  type?: PersonType;
  backTo: string;
}

/** What the streak dialog on home is told after a mood check. */
export interface MoodSaved {
  streak: number;
}

export const moodPaths = moodLevels.map((level) => ({ level, href: paths.mood(level) }));
