// Fetched with the first answer that has a picture: the drawings weigh more than the fields.
export { Pictogram } from '@lykta/pictograms';
