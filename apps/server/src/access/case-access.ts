import { dayOf, present, type CasePart } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { fromHex, inHex, jsonList } from '../database/json-list.ts';
import type { CaseWorkerRow } from '../records/case-workers.ts';
import { urgentSince } from '../records/reasons.ts';
import { boundCaseWorker, boundResponsible, holdsOn } from '../security/case-marks.ts';
import type { Member } from '../security/staff-sessions.ts';
import type { Services } from '../services.ts';
import { readEmergencies } from './emergencies.ts';

/** A child under an invitation. */
export interface Case {
  account_id: string;
  invitation_id: string;
}

/** Returns a text that is equal for the same case. */
export const caseKey = ({ account_id, invitation_id }: Case) => `${account_id} ${invitation_id}`;

/** A member who looks at lists, and what it may open today. */
export interface Viewer extends Pick<Member, 'id' | 'unitIds' | 'openUnitIds'> {
  /** The member's own part in each case. */
  parts: ReadonlyMap<string, CasePart>;
  /** The cases that it has opened in an emergency. */
  emergencies: ReadonlySet<string>;
  /** The pseudonyms in all of these cases. */
  pseudonyms: readonly string[];
  /** The invitations for which it is responsible, and those of its cases. */
  invitations: ReadonlySet<string>;
}

/** The member's part in a case today. */
export const partOf = (viewer: Viewer, child: Case): CasePart | undefined => viewer.parts.get(caseKey(child));

/** Whether a member may open a child's answers: it works in the unit, and all do, or it works with the case. */
export function mayOpen(viewer: Viewer, child: Case & { unit_id: string }): boolean {
  if (!viewer.unitIds.includes(child.unit_id)) return false;
  const key = caseKey(child);
  return viewer.openUnitIds.includes(child.unit_id) || viewer.parts.has(key) || viewer.emergencies.has(key);
}

/** Whether a member sees what its unit says of an invitation: it may open all of its children, or works with one. */
export const mayOpenInvitation = (
  viewer: Viewer,
  { id, unit_id }: { id: string; unit_id: string },
): boolean =>
  viewer.openUnitIds.includes(unit_id) || (viewer.unitIds.includes(unit_id) && viewer.invitations.has(id));

/** Reads what a member may open today. Parts that this server did not write are omitted. */
export async function viewerOf(
  { db, keyRing, binder, clock }: Pick<Services, 'db' | 'keyRing' | 'binder' | 'clock'>,
  { id, unitIds, openUnitIds }: Pick<Member, 'id' | 'unitIds' | 'openUnitIds'>,
): Promise<Viewer> {
  if (unitIds.length === 0) {
    return {
      ...{ id, unitIds, openUnitIds, pseudonyms: [] },
      ...{ parts: new Map(), emergencies: new Set(), invitations: new Set() },
    };
  }
  const now = clock();
  const { parts, responsible, isUrgent } = await readParts(db, id, now);
  const urgent = isUrgent ? await readEmergencies(db, { keyRing }, id, now) : [];
  const held = parts.filter(
    (row) => binder.holds('case-worker', boundCaseWorker(row), fromHex(row.mark)) && holdsOn(row, dayOf(now)),
  );
  const invited = responsible.filter((row) =>
    binder.holds('responsible', boundResponsible(row), row.mark === null ? null : fromHex(row.mark)),
  );
  return {
    ...{ id, unitIds, openUnitIds },
    parts: new Map(held.map((row) => [caseKey(row), row.part])),
    emergencies: new Set(urgent.map(caseKey)),
    pseudonyms: [...held, ...urgent].map(({ pseudonym }) => pseudonym),
    invitations: new Set([
      ...invited.map((invitation) => invitation.id),
      ...held.map((row) => row.invitation_id),
    ]),
  };
}

interface Parts {
  parts: (CaseWorkerRow & { mark: string; pseudonym: string })[];
  /** The invitations that name the member as responsible. */
  responsible: { id: string; responsible_id: string; mark: string | null }[];
  /** Whether it has opened anything in an emergency that may last. */
  isUrgent: boolean;
}

/** Reads in one statement what says which cases are a member's. */
async function readParts(db: Db, memberId: string, now: Date): Promise<Parts> {
  const { rows } = await sql<Parts>`select
    ${jsonList(sql`
      select account_id, invitation_id, member_id, part, from_day, to_day, ${inHex('mark')} as mark, pseudonym
      from case_workers join acceptances using (account_id, invitation_id)
      where member_id = ${memberId}`)} as parts,
    ${jsonList(sql`
      select id, responsible_id, ${inHex('responsible_mark')} as mark from invitations
      where responsible_id = ${memberId}`)} as responsible,
    exists (select from reasons where member_id = ${memberId} and urgent and at > ${urgentSince(now)}) as "isUrgent"`.execute(
    db,
  );
  return present(rows[0], 'the only row');
}
