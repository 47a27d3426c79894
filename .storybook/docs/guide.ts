/** What a component's documentation page says beside its stories: `parameters.guide`. */
export interface Guide {
  do?: readonly string[];
  dont?: readonly string[];
  /** Keys and what they do. What the platform does by itself is said too: testers read it here. */
  keyboard?: readonly (readonly [key: string, does: string])[];
}
