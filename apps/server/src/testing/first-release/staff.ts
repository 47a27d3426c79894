import { HOUR_MS, MINUTE_MS } from '@lykta/domain';
import { createHash, randomBytes } from 'node:crypto';
import { OPERATOR } from '../../security/password-queue.ts';
import { hashPassword } from '../../security/passwords.ts';
import { hashToken, newToken } from '../../security/tokens.ts';
import { said } from '../forms.ts';
import { PASSWORD } from '../test-server.ts';
import type { OldChild } from './children.ts';
import { someId, type FirstReleaseWriter } from './writer.ts';
import type { Asked } from '../case.ts';

export const RECOVERY_CODE = 'ABCD-EFGH-IJKL-MNOP';
export const SENT_ANSWERS = said({ feel: 'poor' });
export const REASON = 'Inför första mötet';

/** A worker as the first release stored one, and the case of the first child. */
export interface OldCase {
  email: string;
  password: string;
  totpSecret: Buffer;
  /** The cookie value of a valid session. */
  sessionToken: string;
  invitationId: string;
  /** The first child's pseudonym. */
  pseudonym: string;
  /** That child's sent answers, as its calls name them. */
  asked: Asked;
}

/** Adds an organisation, its worker, an invitation that all children have accepted, and the resulting data. */
export async function addCase(writer: FirstReleaseWriter, children: OldChild[]): Promise<OldCase> {
  const { now } = writer;
  const email = 'karin@exempelby.example';
  const totpSecret = randomBytes(20);
  const sessionToken = newToken();
  const recovery = createHash('sha256').update(RECOVERY_CODE.replaceAll('-', '')).digest();
  await writer.insert('organisations', { id: 'org', name: 'Exempelby', created: now });
  await writer.insert('units', { id: 'unit', organisation_id: 'org', name: 'Norr' });
  await writer.insert('members', {
    ...{ id: 'member', organisation_id: 'org', email, name: 'Karin Lind', role: 'worker', created: now },
    password_hash: await hashPassword(PASSWORD, OPERATOR),
    totp_sealed: writer.serverSealed('staff', 'member', totpSecret.toString('base64')),
    totp_confirmed: true,
    recovery_hashes: [recovery],
  });
  await writer.insert('member_units', { member_id: 'member', unit_id: 'unit' });
  const session = { member_id: 'member', enrolling: false, created: now, last_seen: now };
  await writer.insert('staff_sessions', { token_hash: hashToken(sessionToken), ...session });
  const ids = { organisation_id: 'org', unit_id: 'unit', created: now, created_by: 'member' };
  for (const [id, code] of [
    ['case', 'ABCDEF'],
    ['waits', 'GHJKLM'],
  ]) {
    await writer.insert('invitations', {
      ...{ ...ids, id, code, max_clients: children.length, accepted: id === 'case' ? children.length : 0 },
    });
    await writer.insert('requests', { id: `${id}-request`, invitation_id: id, created: now });
    const form = { form_id: 'school', form_version: 1, position: 0 };
    await writer.insert('request_forms', { request_id: `${id}-request`, ...form });
  }
  for (const [n, child] of children.entries()) await addSent(writer, child, n);
  return {
    ...{ email, password: PASSWORD, totpSecret, sessionToken, invitationId: 'case' },
    pseudonym: pseudonymOf(0),
    asked: { formId: 'school', formVersion: 1, invitationId: 'case', requestId: 'case-request' },
  };
}

const pseudonymOf = (n: number) => `P${String(n).padStart(5, '0')}`;

/** Adds one child's sent answers, their reading, and a pending invitation for the child. */
async function addSent(writer: FirstReleaseWriter, child: OldChild, n: number): Promise<void> {
  const { now } = writer;
  const pseudonym = pseudonymOf(n);
  const who = { account_id: child.id, invitation_id: 'case' };
  await writer.insert('acceptances', {
    ...{ ...who, pseudonym, accepted: now, unit_id: 'unit', stirred: now, sent: 1, unread: 0 },
  });
  const id = someId('a');
  await writer.insert('answers', {
    ...{ ...who, id, form_id: 'school', form_version: 1, request_id: 'case-request' },
    ...{ sealed: child.sealed('answers', id, SENT_ANSWERS), etag: 2, created: now, updated: now, sent: now },
  });
  const reading = { member_id: 'member', ...who, reason: REASON };
  await writer.insert('readings', { ...reading, at: now });
  for (const minutes of [0, 1, 90]) {
    await writer.insert('audit', {
      ...{
        ...reading,
        organisation_id: 'org',
        request_id: 'case-request',
        form_id: 'school',
        form_version: 1,
      },
      ...{ pseudonym, at: new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + minutes * MINUTE_MS) },
    });
  }
  await writer.insert('pending_invitations', { account_id: child.id, invitation_id: 'waits' });
  const messageId = someId('m');
  const message = { kind: 'reset', to: child.username, language: 'sv', link: 'https://x.example/#token=T' };
  const content = writer.serverSealed('outbox', messageId, { message });
  const times = { created: now, next_try: new Date(now.getTime() + 24 * HOUR_MS) };
  const row = {
    id: messageId,
    kind: 'sms',
    sealed: content,
    ...times,
    expires: new Date(now.getTime() + 48 * HOUR_MS),
  };
  await writer.insert('outbox', { ...row, account_id: child.id });
}
