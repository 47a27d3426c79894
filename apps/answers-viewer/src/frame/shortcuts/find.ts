/** Router state: the search of the start page is what the member came for. */
export const FIND = 'find';
