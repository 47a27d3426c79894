import {
  groupedBy,
  present,
  type AcceptedInvitation,
  type FormRequest,
  type Invitation,
  type Invitations,
} from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import {
  storedInvitations,
  storedWithCode,
  type AcceptedRow,
  type InvitationRow,
  type RequestRow,
  type StoredInvitations,
} from './stored-invitations.ts';

/** Lists a child's invitations. */
export async function listInvitations(db: Db, accountId: string, today: string): Promise<Invitations> {
  const { rows } = await sql<{ stored: StoredInvitations }>`
    select ${storedInvitations(accountId, today)} as stored`.execute(db);
  return toInvitations(present(rows[0], 'the only row').stored);
}

/** Finds an invitation by its code. */
export async function findInvitation(db: Db, code: string, today: string): Promise<Invitation | undefined> {
  const { rows } = await sql<{ found: InvitationRow[] }>`
    select ${storedWithCode(code, today)} as found`.execute(db);
  return present(rows[0], 'the only row').found.map(toInvitation)[0];
}

/** Converts what was stored for the child app. */
export function toInvitations({ ending, pending, accepted, requests }: StoredInvitations): Invitations {
  const soon = ending.flatMap(({ unit, on }) => (on === null ? [] : [{ unit, on }]));
  const asked = byInvitation(requests);
  return {
    pending: pending.map(toInvitation),
    ...(soon.length === 0 ? {} : { ending: soon }),
    accepted: accepted.map((row) => toAccepted(row, asked.get(row.id) ?? [])),
  };
}

const inTime = (stored: string) => new Date(stored).toISOString();

/** Converts a row to an invitation for the child app. */
function toInvitation({ created, status, reads_within, ...row }: InvitationRow): Invitation {
  const { id, code, owner, unit, forOneChild } = row;
  return {
    ...{ id, code, owner, unit, created: inTime(created), status: { status }, forOneChild },
    ...(reads_within === null ? {} : { readsWithin: reads_within }),
  };
}

function toAccepted(row: AcceptedRow, requests: FormRequest[]): AcceptedInvitation {
  const newest = requests[0];
  const forms = newest?.forms.map(({ form }) => form) ?? [];
  const own = { ownCode: row.pseudonym, showsFigure: row.shows_figure };
  const ended = row.ended === null ? {} : { status: { status: 'closed' } as const, ended: row.ended };
  return { ...toInvitation(row), ...own, ...ended, requestId: newest?.id ?? '', forms, requests };
}

/** Groups the rows by invitation, each with its requests. */
function byInvitation(rows: readonly RequestRow[]): Map<string, FormRequest[]> {
  const requests = groupedBy(rows, (row) => row.id).map((forms) => ({
    invitation: forms[0].invitation_id,
    request: {
      id: forms[0].id,
      created: inTime(forms[0].created),
      done: latest(forms.map((form) => form.sent)),
      ...(forms[0].last_day === null ? {} : { lastDay: forms[0].last_day }),
      forms: forms.map((form) => ({
        form: { id: form.form_id, version: form.form_version, order: form.position },
        done: form.sent === null ? null : inTime(form.sent),
        ...(form.answeredBack ? { answeredBack: true as const } : {}),
      })),
    },
  }));
  const grouped = Map.groupBy(requests, ({ invitation }) => invitation);
  return new Map([...grouped].map(([id, list]) => [id, list.map(({ request }) => request)]));
}

/** A request is done when its last form was sent. */
function latest(times: (string | null)[]): string | null {
  const done = times.flatMap((time) => (time === null ? [] : [inTime(time)]));
  return done.length < times.length ? null : (done.sort().at(-1) ?? null);
}
