/** Router state that asks the start page to focus its search. */
export const FIND = 'find';
