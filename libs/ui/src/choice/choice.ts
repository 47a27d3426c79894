import type { ReactNode } from 'react';

/** One option. */
export interface Choice {
  /** Identifies the option. */
  value: string;
  /** Visible label, or accessible name where labels are hidden. */
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  /** Explanation under the label. */
  help?: string;
  /** Drawing or figure before the label. */
  picture?: ReactNode;
}

/** Props of every group of options. */
export interface ChoiceGroup {
  /** The question; names the group. */
  label: string;
  /** Language of the question, where it is not the page's. */
  labelLang?: string;
  /** Hides the label visually, for groups below a heading with the same text. Default false. */
  hideLabel?: boolean;
  /** The options in display order. */
  options: readonly Choice[];
}

/** A group in which one option can be chosen. */
export interface OneOf extends ChoiceGroup {
  /** Value of the chosen option; null when none is chosen. */
  value: string | null;
  /** Called with the value of the chosen option. */
  onChoose: (value: string) => void;
}
