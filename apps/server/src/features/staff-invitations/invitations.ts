import { dayOf, type FormRef, type StaffInvitation } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../problem.ts';
import { statusOn } from '../../access/asked.ts';
import { mayOpenInvitation, type Viewer } from '../../access/case-access.ts';
import { deletedChildrenOf } from '../../records/deleted-children.ts';
import { maySend, needsReader, type FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { openInvitationLabel } from '../../records/labels.ts';
import { retiredOf } from '../../records/own-forms.ts';
import type { Origins } from '../../security/origins.ts';
import type { Services } from '../../services.ts';
import { requestsOf } from './sent-requests.ts';

/** Returns the link to the page of the child app that accepts an invitation's code. */
export const connectLink = (origins: Origins, code: string) => `${origins.child[0]}/connect/${code}`;

/** Selects the invitations of these units, or a single invitation. */
export interface InvitationFilter {
  unitIds?: readonly string[];
  id?: string;
}

/** The number of children who currently take part in an invitation. */
const taking = sql<number>`(
  select count(*)::int from acceptances
  where acceptances.invitation_id = invitations.id
    and acceptances.left_at is null and acceptances.ended is null)`;

/** Lists invitations for their owners, newest first, each with its requests, oldest first. */
export async function listStaffInvitations(
  services: Pick<Services, 'db' | 'config' | 'labelKey' | 'clock'>,
  viewer: Viewer,
  { unitIds, id }: InvitationFilter,
): Promise<StaffInvitation[]> {
  if (unitIds?.length === 0) return [];
  const { db, config, clock } = services;
  let query = db
    .selectFrom('invitations')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .innerJoin('organisations', 'organisations.id', 'invitations.organisation_id')
    .select(['invitations.id', 'invitations.code', 'invitations.created', 'invitations.last_day'])
    .select(statusOn(dayOf(clock())).as('status'))
    .select([
      'invitations.max_clients',
      'invitations.accepted',
      'invitations.unit_id',
      'invitations.label_sealed',
      taking.as('taking'),
      'units.name as unit',
      'organisations.name as owner',
      'units.reads_within',
    ])
    .orderBy('invitations.created', 'desc')
    .orderBy('invitations.id');
  if (unitIds) query = query.where('invitations.unit_id', 'in', unitIds);
  if (id !== undefined) query = query.where('invitations.id', '=', id);
  const rows = await query.execute();
  const ids = rows.map((row) => row.id);
  const [requests, deletedChildren] = await Promise.all([requestsOf(db, ids), deletedChildrenOf(db, ids)]);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    ...(row.label_sealed && mayOpenInvitation(viewer, row)
      ? { label: openInvitationLabel(services, row, row.label_sealed) }
      : {}),
    owner: row.owner,
    unit: row.unit,
    created: row.created.toISOString(),
    status: { status: row.status },
    ...(row.reads_within === null ? {} : { readsWithin: row.reads_within }),
    link: connectLink(config.origins, row.code),
    maxClients: row.max_clients,
    accepted: row.accepted,
    taking: row.taking,
    ...(row.last_day === null ? {} : { lastDay: row.last_day }),
    requests: requests.get(row.id) ?? [],
    deletedChildren: deletedChildren.get(row.id) ?? [],
  }));
}

/**
 * @throws {Problem} 400 naming each form that the organisation cannot send; 409 `form-retired`, and `promise-needed` where
 *   a form asks for the child's own words and the unit has not said when it reads
 */
export async function checkForms(
  db: Db,
  catalogue: FormCatalogue,
  { organisationId, unitId }: { organisationId: string; unitId: string },
  forms: FormRef[],
): Promise<void> {
  const found = await Promise.all(forms.map((form) => catalogue.find(form.id, form.version)));
  const faults = found.flatMap((stored, index) =>
    stored && maySend(stored, organisationId) ? [] : [{ path: `forms.${index}`, message: 'unknown-form' }],
  );
  if (faults.length > 0) throw invalidInput(...faults);
  const retired = await retiredOf(
    db,
    organisationId,
    forms.map(({ id }) => id),
  );
  if (retired.size > 0) throw problem('form-retired');
  if (!found.some((stored) => stored && needsReader(stored))) return;
  const unit = await db
    .selectFrom('units')
    .select('reads_within')
    .where('id', '=', unitId)
    .executeTakeFirst();
  if (!unit || unit.reads_within === null) throw problem('promise-needed');
}
