import { DAY_MS } from '@lykta/domain';
import { readDefaultForms } from '../../catalogue/default-forms.ts';
import { OPERATOR } from '../../security/password-queue.ts';
import { hashPassword } from '../../security/passwords.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import { said } from '../forms.ts';
import { PASSWORD } from '../test-server.ts';
import { someId, type FirstReleaseWriter, type SealForChild } from './writer.ts';

const DAYS = 30;

/** A child as the first release stored it. */
export interface OldChild {
  id: string;
  username: string;
  password: string;
  /** The only person and the only home of the profile. */
  person: string;
  home: string;
  /** The keys of two shared stories; the child revoked the second one. */
  shareKeys: [live: string, revoked: string];
  /** The token of a password reset link. */
  resetToken: string;
  /** Encrypts with the child's key. */
  sealed: SealForChild;
}

export const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
export const OWN_ANSWERS = said({ feel: 'good' });

/** Adds children with a profile, a month of moods, own answers, a snapshot, two links, a device and a session each. */
export async function addChildren(writer: FirstReleaseWriter, count: number): Promise<OldChild[]> {
  for (const form of readDefaultForms()) {
    const { id, version } = form.metadata;
    await writer.insert('forms', { id, version, body: JSON.stringify(form), created: writer.now });
  }
  const hash = await hashPassword(PASSWORD, OPERATOR);
  const made: OldChild[] = [];
  for (let n = 0; n < count; n += 1) made.push(await addChild(writer, n, hash));
  return made;
}

async function addChild(writer: FirstReleaseWriter, n: number, hash: string): Promise<OldChild> {
  const { now } = writer;
  const later = new Date(now.getTime() + 10 * DAY_MS);
  const account_id = `old-${n}`;
  const username = `+4670${String(1_000_000 + n)}`;
  const marks = writer.keys.usernames.of(username);
  await writer.insert('accounts', { id: account_id, ...marks, password_hash: hash, created: now });
  const sealed = await writer.childKey(account_id);
  const [person, home] = [someId('p'), someId('h')];
  const profile = { avatar: 'default', birthYear: 2000 + (n % 15), gender: null };
  const whole = { ...profile, housePersonMap: { [home]: [person] } };
  await writer.insert('profiles', { account_id, sealed: sealed('profiles', 'profile', whole), updated: now });
  const parts = [
    ['persons', person, { type: 'MOTHER', avatar: 'default' }],
    ['houses', home, { type: 'APARTMENT', avatar: 'default' }],
  ] as const;
  for (const [table, id, value] of parts) {
    await writer.insert(table, { account_id, id, sealed: sealed(table, id, value), created: now });
  }
  const days = Array.from({ length: DAYS }, (_, back) =>
    new Date(now.getTime() - back * DAY_MS).toISOString(),
  );
  const moods = days.map((at) => sealed('moods', at.slice(0, 10), { level0: n % 6, timestamp: at }));
  await writer.run(
    `insert into moods select $1, day, sealed, $4, $4 from unnest($2::date[], $3::bytea[]) as m(day, sealed)`,
    [account_id, days.map((day) => day.slice(0, 10)), moods, now],
  );
  const answers = { account_id, form_id: 'school', form_version: 1 };
  const document = someId('a');
  await writer.insert('answers', {
    ...answers,
    id: document,
    sealed: sealed('answers', document, OWN_ANSWERS),
    etag: 3,
    created: now,
    updated: now,
  });
  const before = someId('s');
  const earlier = sealed('answer_snapshots', before, said({ feel: 'bad' }));
  await writer.insert('answer_snapshots', { ...answers, id: before, sealed: earlier, taken: now });
  const story = {
    profile: { avatar: 'default', persons: {}, houses: {}, housePersonMap: {} },
    ...{ HELP: [], WORRIES: [], PROBLEM: [], lykta: [] },
  };
  const shareKeys: [string, string] = [newToken(), newToken()];
  for (const [place, key] of shareKeys.entries()) {
    const id = someId('l');
    const content = sealed('shares', id, { name: 'Mormor', sections: ['HELP'], story });
    const revoked = place === 0 ? { sealed: content } : { sealed: null, revoked: now };
    const row = { id, account_id, key_hash: hashToken(key), created: now, expires: later };
    await writer.insert('shares', { ...row, ...revoked });
  }
  const device = sealed('notification_tokens', 'phone', JSON.stringify(SUBSCRIPTION));
  await writer.insert('notification_tokens', {
    ...{ account_id, device_id: 'phone', sealed: device, language: 'sv' },
    ...{ schedule_start: now, next_reminder: new Date(now.getTime() + DAY_MS) },
  });
  const resetToken = newToken();
  await writer.insert('reset_tokens', { token_hash: hashToken(resetToken), account_id, expires: later });
  const token_hash = hashToken(newToken());
  await writer.insert('sessions', { token_hash, account_id, created: now, last_seen: now, confirmed: now });
  return { id: account_id, username, password: PASSWORD, person, home, shareKeys, resetToken, sealed };
}
