// In a file of its own, so that the drawings are fetched after home.
export { SeasonHill } from '@lykta/ui';
