import { calm } from './sv/calm.ts';
import { kept } from './sv/kept.ts';
import { renaming } from './sv/renaming.ts';
import { settings } from './sv/settings.ts';
import { shared } from './sv/shared.ts';
import { sharing } from './sv/sharing.ts';
import { story } from './sv/story.ts';
import { together } from './sv/together.ts';
import { trying } from './sv/try.ts';

/** The Swedish texts of screens that are seldom opened or large; they come with those screens (later-texts.tsx). */
export const later = {
  ...calm,
  ...kept,
  ...renaming,
  ...settings,
  ...shared,
  ...sharing,
  ...story,
  ...together,
  ...trying,
} as const;
