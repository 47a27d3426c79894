import type { ReactNode } from 'react';

/** One way to do it and one way not to, side by side. Functions, because parameters are sent between windows. */
export interface Pair {
  right: () => ReactNode;
  wrong: () => ReactNode;
  /** Why, in one sentence. */
  because: string;
}

/** Extra content of a component's documentation page: `parameters.guide`. */
export interface Guide {
  do?: readonly string[];
  dont?: readonly string[];
  /** Do and don't as pictures. */
  pairs?: readonly Pair[];
  /** Keys and what they do, native behaviour included, because testers read it here. */
  keyboard?: readonly (readonly [key: string, does: string])[];
}
