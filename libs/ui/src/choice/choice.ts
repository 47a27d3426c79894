import type { ReactNode } from 'react';

/** One thing to choose. */
export interface Choice {
  value: string;
  label: string;
  help?: string;
  /** A drawing or a figure before the word. */
  picture?: ReactNode;
}

/** What every group of choices has: the question it answers, seen or only heard. */
export interface ChoiceGroup {
  label: string;
  /** When the question already stands above as a heading. */
  hideLabel?: boolean;
  options: readonly Choice[];
}

/** A group of which one can be chosen. */
export interface OneOf extends ChoiceGroup {
  value: string | null;
  onChoose: (value: string) => void;
}
