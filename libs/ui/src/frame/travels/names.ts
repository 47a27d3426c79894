import type { MoodLevel } from '@lykta/domain';

/** What the face of a mood is called while it moves between two screens. */
export const faceOf = (mood: MoodLevel): string => `mood-${mood.toLowerCase()}`;

/** What the drawing of a form is called while it moves from the list to the form, by the form's address. */
export const drawingOf = (form: string): string => `drawing${form.replaceAll(/[^\w-]/g, '-')}`;

/** The face that becomes the light of the lantern, and that lantern (travels.css). */
export const lanternLight = 'light';
