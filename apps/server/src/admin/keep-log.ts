import type { Db } from '../database/connect.ts';
import { AdminError } from './admin-error.ts';
import { findOrganisation } from './people.ts';

const MOST_YEARS = 100;

/**
 * Sets for how many years an organisation's log is kept; older entries are deleted within a day.
 * @throws {AdminError} for an unknown organisation, and if the number is not a whole number of years
 */
export async function keepLog(db: Db, organisation: string, years: number): Promise<void> {
  if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS)
    throw new AdminError(`the years are a whole number from 1 to ${MOST_YEARS}`);
  const { id } = await findOrganisation(db, organisation);
  await db
    .insertInto('log_limits')
    .values({ organisation_id: id, years })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ years }))
    .execute();
}
