import { areas } from '@lykta/domain';
import type { Area, FormMetadata } from '@lykta/domain';
import { createContext, use } from 'react';
import { areaTint } from '../../art/area-picture/area-picture.tsx';

/** What a form says of its looks. */
export type ThemedForm = Pick<FormMetadata, 'group' | 'useTheme'>;

/** What an area lends to the screens of its forms. */
export interface Theme {
  /** Whose drawing stands on the horizon; absent: the lantern's. */
  area?: Area;
  /** The tint of the head and of the hill, as a value for CSS. Text on it is always `--text`. */
  tint: string;
}

/**
 * The theme that a form wears: that of the area it belongs to (docs/product.md §3, Form). A form of no area, or with
 * `useTheme: false`, wears the light of the lantern.
 */
export function themeOf({ group, useTheme: wanted = true }: ThemedForm): Theme {
  const area = wanted ? areas.find((known) => known === group) : undefined;
  return { area, tint: area ? areaTint(area) : 'var(--glow-2)' };
}

/** What stands outside every AreaTheme wears the light of the lantern. */
export const Surrounding = createContext(themeOf({}));

/** The theme around a component, as the AreaTheme above it says. */
export function useTheme(): Theme {
  return use(Surrounding);
}
