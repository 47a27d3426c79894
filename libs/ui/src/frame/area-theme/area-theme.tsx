import { useMemo, type ReactNode } from 'react';
import { Surrounding, themeOf, type ThemedForm } from './use-theme.ts';

export interface AreaThemeProps {
  /** The form of the screen: its area, and whether it uses the area's theme. */
  form: ThemedForm;
  /** The screens of the form. */
  children: ReactNode;
}

/** Sets the theme of a form's area for the components below it; Banner and RateFaces read it with `useTheme`. */
export function AreaTheme({ form: { group, useTheme }, children }: AreaThemeProps) {
  const theme = useMemo(() => themeOf({ group, useTheme }), [group, useTheme]);
  return <Surrounding value={theme}>{children}</Surrounding>;
}
