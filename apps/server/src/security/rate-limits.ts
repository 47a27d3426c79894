import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@lykta/domain';

/** Allows an amount per window. Limits for addresses are high enough for a whole school behind one address. */
export interface Amount {
  per: 'address' | 'network' | 'name' | 'account' | 'organisation';
  amount: number;
  window: number;
}

/** The first tries are free; after that the wait doubles with each try, up to `most`. Nobody is locked out. */
export interface Delay {
  per: 'name and network' | 'name and device' | 'account';
  free: number;
  first: number;
  most: number;
  /** After this long without a try, all tries are forgotten. */
  forgets: number;
}

/** Refuses nobody, but makes the next try cost more, as `then` says. */
export interface Tally {
  per: 'address' | 'name' | 'server';
  window: number;
  then: string;
}

/** How long a person must wait after wrong passwords: children half a minute at most, staff a minute. */
const childWait = { free: 5, first: SECOND_MS, most: 30 * SECOND_MS, forgets: HOUR_MS };
const staffWait = { free: 5, first: SECOND_MS, most: MINUTE_MS, forgets: HOUR_MS };
const resetWait = { free: 3, first: 10 * SECOND_MS, most: 10 * MINUTE_MS, forgets: 6 * HOUR_MS };
const harder = 'the bot-check grows harder';

/**
 * Every limit of the server. An address is an IPv4 address or an IPv6 /64, a network the IPv4 /24 or IPv6 /48 around it
 * (security/networks.ts); a device is a browser that has signed in to this account (security/devices.ts). The counts
 * are in the database, so that several servers share them. While the database is down, the guarded calls reply 503
 * `busy` anyway. docs/rate-limits.md is generated from this table.
 */
const table = {
  'signin-name': { per: 'name', window: HOUR_MS, then: harder },
  'signin-name-network': { per: 'name and network', ...childWait },
  'signin-device': { per: 'name and device', ...childWait },
  'signin-address': { per: 'address', amount: 3000, window: 10 * MINUTE_MS },
  'signin-network': { per: 'network', amount: 9000, window: 10 * MINUTE_MS },
  'staff-signin-name': { per: 'name', window: HOUR_MS, then: `${harder}, from the third try` },
  'staff-signin-name-network': { per: 'name and network', ...staffWait },
  'staff-signin-device': { per: 'name and device', ...staffWait },
  'staff-signin-address': { per: 'address', amount: 600, window: 10 * MINUTE_MS },
  'staff-signin-network': { per: 'network', amount: 1800, window: 10 * MINUTE_MS },
  'identity-address': { per: 'address', amount: 600, window: 10 * MINUTE_MS },
  'identity-network': { per: 'network', amount: 1800, window: 10 * MINUTE_MS },
  'staff-wrong': { per: 'address', window: HOUR_MS, then: 'after 20, each try needs the bot-check' },
  'confirm-account': { per: 'account', ...childWait },
  'staff-password': { per: 'account', ...childWait },
  'totp-account': { per: 'account', ...staffWait },
  'create-address': { per: 'address', amount: 600, window: HOUR_MS },
  'create-network': { per: 'network', amount: 1800, window: HOUR_MS },
  'reset-name': { per: 'name', amount: 12, window: 30 * MINUTE_MS },
  'reset-tries': { per: 'name', window: 6 * HOUR_MS, then: harder },
  'reset-name-network': { per: 'name and network', ...resetWait },
  'reset-device': { per: 'name and device', ...resetWait },
  'reset-address': { per: 'address', amount: 600, window: HOUR_MS },
  'reset-network': { per: 'network', amount: 1800, window: HOUR_MS },
  'new-username': { per: 'account', amount: 20, window: HOUR_MS },
  'new-password': { per: 'account', amount: 10, window: HOUR_MS },
  'new-lock': { per: 'account', amount: 10, window: HOUR_MS },
  'address-code': { per: 'account', amount: 10, window: DAY_MS },
  'invitation-code': { per: 'account', amount: 10, window: HOUR_MS },
  'code-address': { per: 'address', amount: 100, window: HOUR_MS },
  'code-network': { per: 'network', amount: 300, window: HOUR_MS },
  'wrong-codes': {
    per: 'server',
    window: HOUR_MS,
    then: 'after 5000, an account has one wrong code an hour (`scarce-code`)',
  },
  'scarce-code': { per: 'account', amount: 1, window: HOUR_MS },
  // Only wrong codes of sittings count: nobody is signed in where one is typed. A municipality may be one address. With
  // a thousand codes open at once, the tries of a network find one in about 300 years (docs/decisions/0092).
  'sitting-address': { per: 'address', amount: 100, window: HOUR_MS },
  'sitting-network': { per: 'network', amount: 300, window: HOUR_MS },
  'share-address': { per: 'address', amount: 600, window: HOUR_MS },
  'share-network': { per: 'network', amount: 1800, window: HOUR_MS },
  'staff-writes': { per: 'account', amount: 3000, window: HOUR_MS },
  // A worker may give one reason for all of its children; the app then makes one call per child.
  reasons: { per: 'account', amount: 3000, window: HOUR_MS },
  // Opening what only colleagues work with is for the rare case, and each is told to them.
  emergencies: { per: 'account', amount: 20, window: DAY_MS },
  // An extract holds everything about a child: made for a guardian or an authority, one child at a time.
  extracts: { per: 'organisation', amount: 10, window: DAY_MS },
  // A file of a whole invitation holds all of its children that the member may open.
  'invitation-files': { per: 'account', amount: 20, window: DAY_MS },
  // A search runs while somebody types, and opens all labels of the member's units.
  'child-searches': { per: 'account', amount: 3000, window: HOUR_MS },
  'imported-forms': { per: 'account', amount: 100, window: HOUR_MS },
  'invitation-messages': { per: 'organisation', amount: 2000, window: DAY_MS },
} as const satisfies Record<string, Amount | Delay | Tally>;

type Limits = typeof table;
export const limits: { [Name in keyof Limits]: Kind<Limits[Name]> } = table;

type Kind<Limit> = Limit extends Amount ? Amount : Limit extends Delay ? Delay : Tally;
type Named<Kind> = { [Name in keyof Limits]: Limits[Name] extends Kind ? Name : never }[keyof Limits];
export type AmountLimit = Named<Amount>;
export type DelayLimit = Named<Delay>;
export type TallyLimit = Named<Tally>;
/** The limits that exist as both `…-address` and `…-network`. */
export type PlaceLimit = AmountLimit extends infer Name
  ? Name extends `${infer What}-network`
    ? What
    : never
  : never;

/** Returns how long the next try must wait after `count` tries, in ms. */
export function delayAfter(limit: Delay, count: number): number {
  return count < limit.free ? 0 : Math.min(limit.most, limit.first * 2 ** Math.min(count - limit.free, 20));
}
