import type { LocalText } from '../text/schema.ts';
import { namesOf } from '../value/table.ts';

/** A drawing of the product that a question can show, and what it shows. */
interface QuestionPicture {
  src: `/assets/drawings/${string}.svg`;
  alt: LocalText;
}

/** The drawings that the child's app serves for questions; the files are in `libs/ui/src/art/svg`. */
export const questionPictures = {
  myself: {
    src: '/assets/drawings/myself.svg',
    alt: { sv: 'En sol över en kulle', en: 'A sun over a hill' },
  },
  school: { src: '/assets/drawings/school.svg', alt: { sv: 'En penna', en: 'A pencil' } },
  family: {
    src: '/assets/drawings/family.svg',
    alt: { sv: 'Två vuxna och ett barn', en: 'Two adults and a child' },
  },
  base: { src: '/assets/drawings/base.svg', alt: { sv: 'Ett litet hus', en: 'A small house' } },
  leisure: { src: '/assets/drawings/leisure.svg', alt: { sv: 'En boll', en: 'A ball' } },
  kasamstegen: {
    src: '/assets/drawings/kasamstegen.svg',
    alt: { sv: 'En trappa med en lykta', en: 'Stairs with a lantern' },
  },
  homes: { src: '/assets/drawings/homes.svg', alt: { sv: 'Hus i en stad', en: 'Houses in a town' } },
  lantern: { src: '/assets/drawings/lantern.svg', alt: { sv: 'En tänd lykta', en: 'A lit lantern' } },
} as const satisfies Record<string, QuestionPicture>;

export const questionPictureNames = namesOf(questionPictures);

/** A film of the product that a question can show. */
interface QuestionFilm {
  src: `/films/${string}.mp4`;
  captions: `/films/${string}.vtt`;
  name: LocalText;
}

/** The films that the child's app serves. */
export const questionFilms = {
  explainer: {
    src: '/films/explainer.mp4',
    captions: '/films/explainer.sv.vtt',
    name: { sv: 'Så fungerar Lykta', en: 'How Lykta works' },
  },
  gender: {
    src: '/films/gender.mp4',
    captions: '/films/gender.sv.vtt',
    name: { sv: 'Vad är kön?', en: 'What is gender?' },
  },
} as const satisfies Record<string, QuestionFilm>;
