export { tellsOfDanger } from './danger/words.ts';
