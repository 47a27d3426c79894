import type { LocalText } from '../text/schema.ts';
import type { SupportLink } from './categories.ts';

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Opening hours on some days, `HH:MM` in Stockholm; a slot that closes before it opens ends the next morning. */
export interface Slot {
  days: readonly Weekday[];
  open: string;
  close: string;
}

export type Hours = 'always' | readonly Slot[];

/** A part of the year with other hours, `MM-DD` to `MM-DD`, both included. */
export interface Season {
  from: string;
  to: string;
  hours: Hours;
}

export const channelKinds = ['phone', 'sms', 'chat', 'email'] as const;

/** One way to contact the organisation. */
export interface Channel {
  kind: (typeof channelKinds)[number];
  /** The phone number as written, the address of a chat, or an e-mail address. */
  value: string;
  /** Absent if not known for certain; then no hours are shown. */
  hours?: Hours;
  season?: Season;
}

/** An organisation that helps. */
export interface SupportEntry {
  /** The id that a question's `data` can contain. */
  id: string;
  name: string;
  what: LocalText;
  channels: readonly Channel[];
  /** The organisation's own page. */
  url: string;
  categories: readonly SupportLink[];
  /** When the facts were checked: a day, or only a year. */
  checked: string;
  /** The facts come from a stored copy of the page: the app advises the child to check the page itself. */
  fromCopy?: true;
}
