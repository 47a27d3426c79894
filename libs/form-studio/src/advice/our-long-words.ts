/**
 * The long words of our own forms, which children have read and understood. A test in `tools/forms` keeps them true; a
 * word list by others is not used, so that no licence but ours counts (docs/decisions/0077-the-form-studio.md).
 */
export const ourLongWords: ReadonlySet<string> = new Set([
  'annanstans',
  'annorlunda',
  'berättelse',
  'familjehem',
  'familjehemmet',
  'ingenstans',
  'klassrummet',
  'kompisarna',
  'korridoren',
  'lektionerna',
  'mardrömmar',
  'någonstans',
  'rättigheter',
  'skolsköterskan',
  'socialsekreterare',
  'tillsammans',
]);
