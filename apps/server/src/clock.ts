/** The server's source of time; tests supply one that they set. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
