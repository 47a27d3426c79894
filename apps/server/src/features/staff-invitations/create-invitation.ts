import { dayOf, lastDayFault, type CreateInvitation } from '@lykta/domain';
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
 * @throws {Problem} 400 for an unknown unit, form or recipient, a last day in the past, or a label that tells whose it
 *   is
 */
export async function createInvitation(
  services: Services,
  catalogue: FormCatalogue,
  member: Member,
  { unit: unitName, maxClients, forms, recipients: typed = [], label, lastDay }: CreateInvitation,
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
    // An admin who does not work in the unit makes an invitation for others, who are then given its children.
    const responsible = member.unitIds.includes(unit.id) ? member.id : null;
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
