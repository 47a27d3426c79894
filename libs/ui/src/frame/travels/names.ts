import type { MoodLevel } from '@lykta/domain';

/** What the face of a mood is called while it moves between two screens. */
export const faceOf = (mood: MoodLevel): string => `mood-${mood.toLowerCase()}`;

/** The face that becomes the light of the lantern, and that lantern (travels.css). */
export const lanternLight = 'light';
