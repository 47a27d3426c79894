import type { Db } from '../database/connect.ts';
import type { Services } from '../services.ts';

/** Whether an organisation's members sign in at its own identity provider only. */
export async function passwordsAreOff(
  { config }: Pick<Services, 'config'>,
  db: Db,
  organisationId: string,
): Promise<boolean> {
  const without = config.identity.filter(({ passwords }) => !passwords);
  if (without.length === 0) return false;
  const { name } = await db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return without.some(({ organisation }) => organisation === name);
}
