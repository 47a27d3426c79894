import type { UnitAccess } from '@lykta/domain';
import type { Insertable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';

type Marking = Pick<Services, 'binder'>;

/**
 * Returns the mark of a unit in which every worker opens the answers, or null: without a valid mark only those who work
 * with the case do.
 */
export const openMark = ({ binder }: Marking, unitId: string, access: UnitAccess): Buffer | null =>
  access === 'unit' ? binder.mark('open-unit', [unitId]) : null;

/** Who opens the answers in a unit. */
export const accessOf = (
  { binder }: Marking,
  { id, open_mark }: { id: string; open_mark: Buffer | null },
): UnitAccess => (binder.holds('open-unit', [id], open_mark) ? 'unit' : 'assigned');

/** Builds the row of a new unit; unless said otherwise, only those who work with a case open its answers. */
export const unitRow = (
  services: Marking,
  unit: { id: string; organisation_id: string; name: string },
  access: UnitAccess = 'assigned',
): Insertable<Database['units']> => ({ ...unit, open_mark: openMark(services, unit.id, access) });
