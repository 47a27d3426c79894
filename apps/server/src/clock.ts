/** Where the server takes the time from; tests hand in one that they move. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
