/** An answer to a touch that the book shows as a short film. */
export interface Moment {
  /** The name of the film's file. */
  name: string;
  story: string;
  does: string;
  /** What is pressed; without it the story is shown anew, because it moves when it comes. */
  press?: {
    role: 'link' | 'radio' | 'button';
    name: string;
    /** It leads to another screen: the film shows how the one becomes the other, not the wait for the server. */
    opens?: boolean;
  };
  /** How long it moves at least, in milliseconds; a film goes on until nothing moves. */
  moves: number;
}

/** The answers to a touch. stories.test.ts fails when a story or its film is missing. */
export const moments: readonly Moment[] = [
  {
    name: 'face',
    story: 'child-light--face-travels',
    does: 'The face on home becomes the head of the next page.',
    press: { role: 'link', name: 'Bra', opens: true },
    moves: 400,
  },
  {
    name: 'lantern',
    story: 'child-light--after-crappy',
    does: 'The face flies into the lantern, and the lantern is lit. It is the same for Botten as for Super.',
    press: { role: 'button', name: 'Klar', opens: true },
    moves: 1000,
  },
  {
    name: 'form',
    story: 'child-questions-opening--moves',
    does: 'The drawing of an area goes along from the list into its form.',
    press: { role: 'link', name: 'Fortsätt med ”Skolan”', opens: true },
    moves: 600,
  },
  {
    name: 'sun',
    story: 'child-questions-question--rate',
    does: 'The sun rises behind the face that was chosen.',
    press: { role: 'radio', name: 'Bra' },
    moves: 500,
  },
  {
    name: 'cord',
    story: 'child-questions-done--default',
    does: 'At the end seven bulbs are lit, and then the lantern.',
    moves: 2200,
  },
];
