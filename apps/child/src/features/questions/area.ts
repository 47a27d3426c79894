import { areas, type Area, type FormMetadata } from '@lykta/domain';

/** The area whose tint and drawing a form wears; a form of no area wears the child's own. */
export function areaOf({ group }: Pick<FormMetadata, 'group'>): Area {
  return areas.find((area) => area === group) ?? 'myself';
}
