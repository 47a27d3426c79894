/** What a child can do with a feeling, in the order in which it is offered; the ids are part of addresses. */
export const calmWays = ['breathe', 'senses', 'move', 'say'] as const;
export type CalmWay = (typeof calmWays)[number];

/** The way in an address; undefined when unknown. */
export function calmWayFromParam(param: string | undefined): CalmWay | undefined {
  return calmWays.find((way) => way === param);
}

/** The senses, with how many things to look for; fewer each time. */
export const senses = ['see', 'feel', 'hear', 'smell', 'taste'] as const;

/** Things to do with the body, each possible where one sits. */
export const moves = ['hands', 'feet', 'arms', 'shoulders', 'water'] as const;

/** Sentences to say or show to an adult. */
export const sentences = ['talk', 'notGood', 'help', 'write'] as const;
