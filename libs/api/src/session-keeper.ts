interface Kept {
  read: () => Promise<string | null>;
  /** Null forgets it. */
  write: (token: string | null) => Promise<void>;
}

/** Where the native shell keeps what a browser has cookies for: a phone's web view drops those of another site. */
export interface SessionKeeper {
  session: Kept;
  /** That accounts have signed in on this phone before (docs/decisions/0050); outlives signing out. */
  device: Kept;
}

const DEVICE_HEADER = 'X-Lykta-Device';

/** What an endpoint does to the session of this device. */
export interface SessionEffect {
  session?: 'begins' | 'ends';
}

let keeper: SessionKeeper | undefined;

/** From now on calls name the kept session and device themselves; before the first call, and only in the native shell. */
export function keepSessionIn(given: SessionKeeper | undefined): void {
  keeper = given;
}

/** The headers that say who calls: none in a browser, whose cookie does. */
export async function callerHeaders(): Promise<[name: string, value: string][]> {
  if (!keeper) return [];
  const [token, device] = await Promise.all([keeper.session.read(), keeper.device.read()]);
  const headers: [string, string][] = [['X-Lykta-Client', 'native']];
  if (token !== null) headers.push(['Authorization', `Bearer ${token}`]);
  if (device !== null) headers.push([DEVICE_HEADER, device]);
  return headers;
}

/** Keeps the session that a reply brought, or forgets the one that it ended. */
export async function noteSession(effect: SessionEffect | undefined, reply: unknown): Promise<void> {
  const session = effect?.session;
  if (!keeper || !session) return;
  if (session === 'ends') await keeper.session.write(null);
  else if (typeof reply === 'object' && reply !== null && 'token' in reply && typeof reply.token === 'string')
    await keeper.session.write(reply.token);
}

/** Forgets a session that the server no longer knows. */
export async function dropSession(): Promise<void> {
  await keeper?.session.write(null);
}

/** Keeps what a reply says about the accounts that have signed in on this phone; empty: none is left. */
export async function noteDevice(headers: Headers | undefined): Promise<void> {
  const device = headers?.get(DEVICE_HEADER);
  if (keeper && device !== undefined && device !== null) await keeper.device.write(device || null);
}
