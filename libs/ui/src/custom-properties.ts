import type { CSSProperties } from 'react';

/** Custom properties for `style`: `customProperties({ '--at': 2 })`. React's own type lists none. */
export function customProperties(
  values: Readonly<Record<`--${string}`, string | number | undefined>>,
): CSSProperties {
  return values;
}
