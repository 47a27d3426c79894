interface Kept {
  read: () => Promise<string | null>;
  /** Stores the token; null deletes it. */
  write: (token: string | null) => Promise<void>;
}

/**
 * Where the native shell stores tokens that a browser keeps in cookies: a phone's web view drops cookies of another
 * site.
 */
export interface SessionKeeper {
  session: Kept;
  /** Which accounts have signed in on this phone before (docs/decisions/0050); survives signing out. */
  device: Kept;
}

const DEVICE_HEADER = 'X-Lykta-Device';

/** How an endpoint changes this device's session. */
export interface SessionEffect {
  session?: 'begins' | 'ends';
}

let keeper: SessionKeeper | undefined;

/**
 * Makes calls send the stored session and device tokens themselves. Call it before the first call, only in the native
 * shell.
 */
export function keepSessionIn(given: SessionKeeper | undefined): void {
  keeper = given;
}

/** Returns the headers that identify the caller; none in a browser, which sends a cookie. */
export async function callerHeaders(): Promise<[name: string, value: string][]> {
  if (!keeper) return [];
  const [token, device] = await Promise.all([keeper.session.read(), keeper.device.read()]);
  const headers: [string, string][] = [['X-Lykta-Client', 'native']];
  if (token !== null) headers.push(['Authorization', `Bearer ${token}`]);
  if (device !== null) headers.push([DEVICE_HEADER, device]);
  return headers;
}

/** Stores the session that a reply contains, or deletes the one that it ended. */
export async function storeSession(effect: SessionEffect | undefined, reply: unknown): Promise<void> {
  const session = effect?.session;
  if (!keeper || !session) return;
  if (session === 'ends') await keeper.session.write(null);
  else if (typeof reply === 'object' && reply !== null && 'token' in reply && typeof reply.token === 'string')
    await keeper.session.write(reply.token);
}

/** Deletes a session that the server no longer knows. */
export async function deleteStoredSession(): Promise<void> {
  await keeper?.session.write(null);
}

/** Stores the reply's list of accounts that have signed in on this phone; an empty value deletes it. */
export async function storeDevice(headers: Headers | undefined): Promise<void> {
  const device = headers?.get(DEVICE_HEADER);
  if (keeper && device !== undefined && device !== null) await keeper.device.write(device || null);
}
