import type { AgeGroup, MoodLevel, PersonType } from '@lykta/domain';

/** The path of every screen (docs/product.md §2), so that no path is written twice. */
export const paths = {
  start: '/',
  try: '/try',
  together: '/together',
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
  calm: '/calm',
  calmOf: (way: string) => `/calm/${way}`,
  moodChart: '/moodchart',
  mood: (level: MoodLevel) => `/mood/${level.toLowerCase()}`,
  moodOn: (level: MoodLevel, day: string) => `/mood/${level.toLowerCase()}?day=${day}`,
  form: '/form',
  formDone: '/form/done',
  formSent: '/form/sent',
  story: '/beb',
  share: '/beb/share',
  invitations: '/invitations',
  kept: '/invitations/kept',
  code: '/code',
  acceptInvitation: '/invitations/accept',
} as const;

/** Router state for /avatar: whose figure, and where to go afterwards. */
export interface AvatarTask {
  ageGroup: AgeGroup;
  personId?: string;
  type?: PersonType;
  backTo: string;
}

/** Router state for home after a mood check. */
export interface MoodSaved {
  streak: number;
  /** Whether the mood or a feeling was hard: home then thanks the child and shows no streak. */
  hard: boolean;
  /** Category of help that fits the choice; undefined when none fits or the child closed the help. */
  help?: string;
}
