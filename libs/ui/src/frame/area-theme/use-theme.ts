import { areas, type Area, type FormMetadata } from '@lykta/domain';
import { createContext, use } from 'react';
import { areaTint } from '../../art/area-picture/area-picture.tsx';

/** The parts of a form's metadata that decide its theme. */
export type ThemedForm = Pick<FormMetadata, 'group' | 'useTheme'>;

/** The looks of a form's screens. */
export interface Theme {
  /** Area whose drawing is shown; undefined: the lantern. */
  area?: Area;
  /** CSS value: the tint of the page head and of the hill. Text on it always uses `--text`. */
  tint: string;
}

/**
 * The theme of a form: that of its area (docs/product.md §3, Form). A form without an area, or with `useTheme:
 * false`, gets the lantern's theme.
 */
export function themeOf({ group, useTheme: wanted = true }: ThemedForm): Theme {
  const area = wanted ? areas.find((known) => known === group) : undefined;
  return { area, tint: area ? areaTint(area) : 'var(--glow-2)' };
}

/** The current theme; outside of every AreaTheme it is the lantern's. */
export const Surrounding = createContext(themeOf({}));

/** The theme set by the nearest AreaTheme. */
export function useTheme(): Theme {
  return use(Surrounding);
}
