/** Extra content of a component's documentation page: `parameters.guide`. */
export interface Guide {
  do?: readonly string[];
  dont?: readonly string[];
  /** Keys and what they do, native behaviour included, because testers read it here. */
  keyboard?: readonly (readonly [key: string, does: string])[];
}
