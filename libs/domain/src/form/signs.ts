/**
 * The signs that a form without an area has in a child's list. The form stores an emoji; every screen shows a drawing of
 * ours, because some have no emoji and others show them in their own way.
 */
export const formSigns = {
  chat: '💬',
  cloud: '⛅',
  compass: '🧭',
  key: '🔑',
  people: '🤝',
  shield: '🛡️',
  sprout: '🌱',
  heart: '❤️',
  pen: '✏️',
} as const;
export type FormSign = keyof typeof formSigns;
