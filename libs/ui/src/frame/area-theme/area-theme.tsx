import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Surrounding, themeOf } from './use-theme.ts';
import type { ThemedForm } from './use-theme.ts';

export interface AreaThemeProps {
  /** The form that the screen belongs to: its area, and whether it wants its theme. */
  form: ThemedForm;
  children: ReactNode;
}

/** Gives the screens of a form the looks of its area: Banner and RateFaces ask for them with `useTheme`. */
export function AreaTheme({ form: { group, useTheme }, children }: AreaThemeProps) {
  const theme = useMemo(() => themeOf({ group, useTheme }), [group, useTheme]);
  return <Surrounding value={theme}>{children}</Surrounding>;
}
