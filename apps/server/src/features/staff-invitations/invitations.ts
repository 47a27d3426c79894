import type { FormRef, StaffInvitation } from '@lykta/domain';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { invalidInput } from '../../problem.ts';
import { mayOpenInvitation, type Viewer } from '../../access/case-access.ts';
import { deletedChildrenOf } from '../../records/deleted-children.ts';
import { maySend, type FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { openInvitationLabel } from '../../records/labels.ts';
import type { Origins } from '../../security/origins.ts';
import type { Services } from '../../services.ts';

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
  where acceptances.invitation_id = invitations.id and acceptances.left_at is null)`;

/** Lists invitations for their owners, newest first, each with its requests, oldest first. */
export async function listStaffInvitations(
  services: Pick<Services, 'db' | 'config' | 'labelKey'>,
  viewer: Viewer,
  { unitIds, id }: InvitationFilter,
): Promise<StaffInvitation[]> {
  if (unitIds?.length === 0) return [];
  const { db, config } = services;
  let query = db
    .selectFrom('invitations')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .innerJoin('organisations', 'organisations.id', 'invitations.organisation_id')
    .select(['invitations.id', 'invitations.code', 'invitations.created', 'invitations.status'])
    .select([
      'invitations.max_clients',
      'invitations.accepted',
      'invitations.unit_id',
      'invitations.label_sealed',
      taking.as('taking'),
      'units.name as unit',
      'organisations.name as owner',
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
    link: connectLink(config.origins, row.code),
    maxClients: row.max_clients,
    accepted: row.accepted,
    taking: row.taking,
    requests: requests.get(row.id) ?? [],
    deletedChildren: deletedChildren.get(row.id) ?? [],
  }));
}

/**
 * The pseudonyms of the children that a request names; null means all. Children who deleted their account are omitted.
 */
const namedIn = sql<string[] | null>`case when requests.chosen then array(
  select pseudonym from request_children join acceptances using (account_id)
  where request_id = requests.id and acceptances.invitation_id = requests.invitation_id
  order by pseudonym) end`;

async function requestsOf(
  db: Db,
  invitationIds: string[],
): Promise<Map<string, StaffInvitation['requests']>> {
  if (invitationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('requests')
    .innerJoin('request_forms', 'request_forms.request_id', 'requests.id')
    .select(['requests.id', 'requests.invitation_id', 'requests.created'])
    .select(['requests.withdrawn', namedIn.as('clients')])
    .select(['request_forms.form_id', 'request_forms.form_version', 'request_forms.position'])
    .where('requests.invitation_id', 'in', invitationIds)
    .orderBy('requests.created')
    .orderBy('requests.id')
    .orderBy('request_forms.position')
    .execute();
  const requests = new Map<string, StaffInvitation['requests']>();
  for (const forms of Map.groupBy(rows, (row) => row.id).values()) {
    const { id, invitation_id, created, withdrawn, clients } = forms[0]!;
    const request = {
      id,
      created: created.toISOString(),
      forms: forms.map(toFormRef),
      ...(clients ? { clients } : {}),
      ...(withdrawn ? { withdrawn: withdrawn.toISOString() } : {}),
    };
    requests.set(invitation_id, [...(requests.get(invitation_id) ?? []), request]);
  }
  return requests;
}

const toFormRef = (row: { form_id: string; form_version: number; position: number }): FormRef => ({
  id: row.form_id,
  version: row.form_version,
  order: row.position,
});

/** @throws {Problem} 400 naming each form that the organisation cannot send */
export async function checkForms(
  catalogue: FormCatalogue,
  organisationId: string,
  forms: FormRef[],
): Promise<void> {
  const found = await Promise.all(forms.map((form) => catalogue.find(form.id, form.version)));
  const faults = found.flatMap((stored, index) =>
    stored && maySend(stored, organisationId) ? [] : [{ path: `forms.${index}`, message: 'unknown-form' }],
  );
  if (faults.length > 0) throw invalidInput(...faults);
}
