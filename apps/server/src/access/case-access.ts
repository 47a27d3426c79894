import { dayOf, type CasePart } from '@lykta/domain';
import type { Db } from '../database/connect.ts';
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
  const [rows, urgent, responsible] = await Promise.all([
    readParts(db, id),
    readEmergencies(db, { keyRing }, id, now),
    db
      .selectFrom('invitations')
      .select(['id', 'responsible_id', 'responsible_mark'])
      .where('responsible_id', '=', id)
      .execute(),
  ]);
  const held = rows.filter(
    (row) => binder.holds('case-worker', boundCaseWorker(row), row.mark) && holdsOn(row, dayOf(now)),
  );
  const invited = responsible.filter((row) =>
    binder.holds('responsible', boundResponsible(row), row.responsible_mark),
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

const readParts = (db: Db, memberId: string) =>
  db
    .selectFrom('case_workers')
    .innerJoin('acceptances', (join) =>
      join
        .onRef('acceptances.account_id', '=', 'case_workers.account_id')
        .onRef('acceptances.invitation_id', '=', 'case_workers.invitation_id'),
    )
    .selectAll('case_workers')
    .select('acceptances.pseudonym')
    .where('member_id', '=', memberId)
    .execute();
