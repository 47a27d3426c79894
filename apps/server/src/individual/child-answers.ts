import type { ChildSendings, Form } from '@lykta/domain';
import { maySend, type FormCatalogue } from '../catalogue/form-catalogue.ts';
import type { Member } from '../security/staff-sessions.ts';
import type { Services } from '../services.ts';
import { readAllSent } from './all-sent.ts';
import { openToRead } from './open-to-read.ts';
import { logReading } from './reading-log.ts';

/**
 * Reads all that one child sent under an invitation, and logs each sending as a reading in the same transaction. What
 * went to another unit, or is a form that the member's organisation does not have, is left out.
 * @throws {Problem} as `readIndividual`
 */
export async function readChildAnswers(
  services: Pick<Services, 'db' | 'keyRing' | 'binder' | 'clock'>,
  catalogue: FormCatalogue,
  member: Member,
  { invitation, client }: { invitation: string; client: string },
): Promise<ChildSendings> {
  const now = services.clock();
  const forms = {
    find: async (id: string, version: number) => {
      const stored = await catalogue.find(id, version);
      return stored && maySend(stored, member.organisationId) ? stored : undefined;
    },
  };
  return services.db.transaction().execute(async (trx) => {
    const { authorized, reason, key } = await openToRead(trx, services, member, { invitation, client }, now);
    const all = await readAllSent(trx, key, forms, authorized.id);
    const sent = all.filter(({ unit }) => unit === authorized.unitId);
    const rows = sent.map(({ row }) => row);
    await logReading(trx, rows, { kind: 'reading', member, client, reason }, now);
    const used: Form[] = [];
    const sendings = sent.map(({ answers: { form, data } }) => {
      if (!used.includes(form)) used.push(form);
      return { form: used.indexOf(form), data };
    });
    return { forms: used, sendings };
  });
}
