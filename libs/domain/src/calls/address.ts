import type { CallName } from '../contract.ts';
import type { ParamsPart } from './input.ts';
import { filledPath, partsOf } from './parts.ts';

/** What stands after the `?` of an address; undefined values are left out. */
export type Query = string | URLSearchParams | Readonly<Record<string, unknown>>;

/** Where a call goes to: the parameters of its path, and its query. */
export type Target<Name extends CallName> = ParamsPart<Name> & { querystring?: Query };

/** The last argument of a function that makes a call: left out where nothing of it is required. */
export type Rest<Sent> = object extends Sent ? [sent?: Sent] : [sent: Sent];

/** Returns a call's address on the server, for tests and tools: `/clients/moods?date=2026-11-20`. */
export function addressOf<Name extends CallName>(name: Name, ...[target]: Rest<Target<Name>>): string {
  return addressAt(name, target);
}

/** The same for a function that makes any call, and has checked its parameters by its own type. */
export function addressAt(
  name: string,
  { params, querystring = '' }: { params?: object; querystring?: Query } = {},
): string {
  const query = String(toSearch(querystring));
  return filledPath(partsOf(name).path, { ...params }) + (query === '' ? '' : `?${query}`);
}

function toSearch(query: Query): string | URLSearchParams {
  if (typeof query === 'string' || query instanceof URLSearchParams) return query;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search;
}
