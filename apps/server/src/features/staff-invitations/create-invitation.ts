import { can, dayOf, lastDayFault, type CreateInvitation } from '@lykta/domain';
import { listColleagues } from '../../access/colleagues.ts';
import type { Db } from '../../database/connect.ts';
import { invalidInput, problem } from '../../problem.ts';
import { writeAudit } from '../../records/audit.ts';
import type { FormCatalogue } from '../../catalogue/form-catalogue.ts';
import { insertRequest } from '../../records/requests.ts';
import { visibleUnits } from '../../access/visible-units.ts';
import type { Member } from '../../security/staff-sessions.ts';
import type { Services } from '../../services.ts';
import { insertInvitation } from './stored-invitations.ts';
import { checkForms, connectLink } from './invitations.ts';
import { requireGoodLabel } from '../../records/labels.ts';
import { inviteByAddress, readRecipients } from './recipients.ts';

/**
 * Creates an invitation and sends its link to the recipients.
 * @returns its id
 * @throws {Problem} 400 for an unknown unit, form, recipient or responsible member, a last day in the past, or a label
 *   that tells whose it is
 */
export async function createInvitation(
  services: Services,
  catalogue: FormCatalogue,
  member: Member,
  {
    unit: unitName,
    maxClients,
    forms,
    recipients: typed = [],
    label,
    lastDay,
    responsible: named,
  }: CreateInvitation,
): Promise<string> {
  const { db, clock, config: settings, rateLimits } = services;
  const { organisationId } = member;
  const unit = (await visibleUnits(db, member)).find(({ name }) => name === unitName);
  if (!unit) throw invalidInput({ path: 'unit', message: 'unknown-unit' });
  if (!member.unitIds.includes(unit.id) && label !== undefined) throw problem('not-allowed');
  requireGoodLabel(label);
  const fault = lastDay === undefined ? undefined : lastDayFault(lastDay, dayOf(clock()));
  if (fault) throw invalidInput({ path: 'lastDay', message: fault });
  const recipients = readRecipients(typed);
  await checkForms(db, catalogue, { organisationId, unitId: unit.id }, forms);
  if (recipients.length > 0) {
    await rateLimits.take('invitation-messages', organisationId, recipients.length);
  }
  return db.transaction().execute(async (trx) => {
    const { name: owner } = await trx
      .selectFrom('organisations')
      .select('name')
      .where('id', '=', organisationId)
      .executeTakeFirstOrThrow();
    const responsible = await responsibleIn(services, trx, member, unit.id, named);
    const made = { organisationId, unitId: unit.id, createdBy: member.id, responsible };
    const invitation = { ...made, maxClients, label, lastDay };
    const { id, code } = await insertInvitation(services, trx, invitation, clock());
    await insertRequest(trx, { invitation: id, forms, sentBy: member.id }, clock());
    await inviteByAddress(
      services,
      trx,
      { id, owner, link: connectLink(settings.origins, code) },
      recipients,
    );
    const event = { kind: 'invitation-made', organisation: organisationId, member: member.id } as const;
    const details = [
      { field: 'unit', to: unit.name } as const,
      ...(lastDay === undefined ? [] : [{ field: 'lastDay', to: lastDay } as const]),
    ];
    await writeAudit(trx, { ...event, invitation: id, details }, clock());
    return id;
  });
}

/**
 * Returns who becomes responsible for the children of a new invitation. A manager and an admin who do not work in the
 * unit name a colleague of it; until somebody is named there is nobody.
 * @throws {Problem} 400 `unknown-member`, 403 for a worker who names a colleague
 */
async function responsibleIn(
  services: Services,
  trx: Db,
  { id, role, unitIds }: Member,
  unitId: string,
  named: string | undefined,
): Promise<string | null> {
  const own = unitIds.includes(unitId) ? id : null;
  if (named === undefined || named === own) return own;
  if (!can(role, 'assign-cases')) throw problem('not-allowed');
  const colleagues = await listColleagues(services, trx, [unitId]);
  if (!colleagues.some((colleague) => colleague.id === named)) {
    throw invalidInput({ path: 'responsible', message: 'unknown-member' });
  }
  return named;
}
