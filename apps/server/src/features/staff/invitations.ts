import type { FormRef, StaffInvitation } from '@lykta/domain';
import type { Db } from '../../database/connect.ts';
import { invalidInput } from '../../http/problem.ts';
import { maySend, type FormCatalogue } from '../../records/form-catalogue.ts';
import type { Origins } from '../../security/origins.ts';

/** The page of the child's app that takes the code of an invitation. */
export const connectLink = (origins: Origins, code: string) => `${origins.child[0]}/connect/${code}`;

/** Which invitations: of these units, or this one. */
export interface InvitationFilter {
  unitIds?: readonly string[];
  id?: string;
}

/** Invitations as their owners see them, newest first, each with its requests, oldest first. */
export async function listStaffInvitations(
  db: Db,
  origins: Origins,
  { unitIds, id }: InvitationFilter,
): Promise<StaffInvitation[]> {
  if (unitIds?.length === 0) return [];
  let query = db
    .selectFrom('invitations')
    .innerJoin('units', 'units.id', 'invitations.unit_id')
    .innerJoin('organisations', 'organisations.id', 'invitations.organisation_id')
    .select(['invitations.id', 'invitations.code', 'invitations.created', 'invitations.status'])
    .select([
      'invitations.max_clients',
      'invitations.accepted',
      'units.name as unit',
      'organisations.name as owner',
    ])
    .orderBy('invitations.created', 'desc')
    .orderBy('invitations.id');
  if (unitIds) query = query.where('invitations.unit_id', 'in', unitIds);
  if (id !== undefined) query = query.where('invitations.id', '=', id);
  const rows = await query.execute();
  const requests = await requestsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map(({ id: invitation, code, owner, unit, created, status, max_clients, accepted }) => ({
    id: invitation,
    code,
    owner,
    unit,
    created: created.toISOString(),
    status: { status },
    link: connectLink(origins, code),
    maxClients: max_clients,
    accepted,
    requests: requests.get(invitation) ?? [],
  }));
}

async function requestsOf(
  db: Db,
  invitationIds: string[],
): Promise<Map<string, StaffInvitation['requests']>> {
  if (invitationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('requests')
    .innerJoin('request_forms', 'request_forms.request_id', 'requests.id')
    .select(['requests.id', 'requests.invitation_id', 'requests.created'])
    .select(['request_forms.form_id', 'request_forms.form_version', 'request_forms.position'])
    .where('requests.invitation_id', 'in', invitationIds)
    .orderBy('requests.created')
    .orderBy('requests.id')
    .orderBy('request_forms.position')
    .execute();
  const requests = new Map<string, StaffInvitation['requests']>();
  for (const forms of Map.groupBy(rows, (row) => row.id).values()) {
    const { id, invitation_id, created } = forms[0]!;
    const request = { id, created: created.toISOString(), forms: forms.map(toFormRef) };
    requests.set(invitation_id, [...(requests.get(invitation_id) ?? []), request]);
  }
  return requests;
}

const toFormRef = (row: { form_id: string; form_version: number; position: number }): FormRef => ({
  id: row.form_id,
  version: row.form_version,
  order: row.position,
});

/** @throws {Problem} 400 naming each form that the organisation can't send */
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
