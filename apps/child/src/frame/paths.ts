import type { AgeGroup, MoodLevel, PersonType } from '@lykta/domain';

/** Where every screen lives (docs/product.md §2), so that no path is written twice. */
export const paths = {
  start: '/',
  home: '/home',
  login: '/login',
  create: '/create',
  migrate: '/migrate',
  resetPassword: '/resetpwd',
  undo: '/undo',
  profile: '/profile',
  avatarBuilder: '/avatarbuilder',
  avatar: '/avatar',
  birthYear: '/birthyear',
  gender: '/gender',
  houses: '/houses',
  accommodation: '/accommodation',
  accommodationOf: (house: string) => `/accommodation/${house}`,
  person: '/person',
  myProfile: '/myprofile',
  settings: '/settings',
  newPassword: '/settings/password',
  lock: '/settings/lock',
  verify: '/settings/verify',
  deleteAccount: '/deleteAccount',
  support: '/support',
  supportOf: (link: string) => `/support/${link}`,
  tellingOf: (topic: string) => `/telling/${topic}`,
  moodChart: '/moodchart',
  mood: (level: MoodLevel) => `/mood/${level.toLowerCase()}`,
  moodOn: (level: MoodLevel, day: string) => `/mood/${level.toLowerCase()}?day=${day}`,
  form: '/form',
  formDone: '/form/done',
  story: '/beb',
  share: '/beb/share',
  invitations: '/invitations',
  code: '/code',
  acceptInvitation: '/invitations/accept',
} as const;

/** What /avatar is told by the screen that leads there: whose figure, and where to go afterwards. */
export interface AvatarTask {
  ageGroup: AgeGroup;
  personId?: string;
  type?: PersonType;
  backTo: string;
}

/** What home is told after a mood check. */
export interface MoodSaved {
  streak: number;
  /** The mood or a feeling was hard: the child is thanked, and its row of days waits. */
  hard: boolean;
  /** The category of help that fits what was chosen, where one does and the child has not closed it. */
  help?: string;
}
