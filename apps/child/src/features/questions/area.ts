import { areas, type Area, type FormMetadata } from '@lykta/domain';

/** The area whose tint and drawing a form wears; none where the form has no area or wants no theme. */
export function areaOf({ group, useTheme }: Pick<FormMetadata, 'group' | 'useTheme'>): Area | undefined {
  return useTheme === false ? undefined : areas.find((area) => area === group);
}
