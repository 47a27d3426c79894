/** Where the native shell keeps its session: a phone's web view drops the cookies of another site. */
export interface SessionKeeper {
  read: () => Promise<string | null>;
  /** Null forgets it. */
  write: (token: string | null) => Promise<void>;
}

/** What an endpoint does to the session of this device. */
export interface SessionEffect {
  session?: 'begins' | 'ends';
}

let keeper: SessionKeeper | undefined;

/** From now on calls name the kept session themselves; before the first call, and only in the native shell. */
export function keepSessionIn(given: SessionKeeper | undefined): void {
  keeper = given;
}

/** The headers that say who calls: none in a browser, whose cookie does. */
export async function callerHeaders(): Promise<[name: string, value: string][]> {
  if (!keeper) return [];
  const token = await keeper.read();
  const shell: [string, string] = ['X-Lykta-Client', 'native'];
  return token === null ? [shell] : [shell, ['Authorization', `Bearer ${token}`]];
}

/** Keeps the session that a reply brought, or forgets the one that it ended. */
export async function noteSession(effect: SessionEffect | undefined, reply: unknown): Promise<void> {
  const session = effect?.session;
  if (!keeper || !session) return;
  if (session === 'ends') await keeper.write(null);
  else if (typeof reply === 'object' && reply !== null && 'token' in reply && typeof reply.token === 'string')
    await keeper.write(reply.token);
}

/** Forgets a session that the server no longer knows. */
export async function dropSession(): Promise<void> {
  await keeper?.write(null);
}
