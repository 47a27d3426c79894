import type { sv } from '../../locales/sv.ts';

type TextId = Extract<keyof typeof sv, `title.${string}`>;

/**
 * The title of each path, by its first part alone: what follows it may be a mood, a helper or a question, and never
 * stands in a title. The start page is called "Lykta".
 */
const titles: Record<string, TextId> = {
  accommodation: 'title.profile',
  avatar: 'title.figure',
  avatarbuilder: 'title.figure',
  beb: 'title.read',
  birthyear: 'title.profile',
  calm: 'title.pause',
  code: 'title.code',
  connect: 'title.code',
  create: 'title.account',
  deleteAccount: 'title.account',
  form: 'title.questions',
  gender: 'title.profile',
  home: 'title.home',
  houses: 'title.profile',
  invitations: 'title.invitations',
  login: 'title.sign-in',
  migrate: 'title.account',
  mood: 'title.today',
  moodchart: 'title.days',
  myprofile: 'title.profile',
  person: 'title.profile',
  profile: 'title.profile',
  resetpwd: 'title.password',
  settings: 'title.settings',
  shared: 'title.share',
  support: 'title.contact',
  telling: 'title.read',
  together: 'title.questions',
  try: 'title.questions',
  undo: 'title.account',
};

/** Id of the title of a path; undefined for the start page and unknown paths. */
export function titleOf(pathname: string): TextId | undefined {
  const first = pathname.split('/')[1] ?? '';
  return Object.hasOwn(titles, first) ? titles[first] : undefined;
}
