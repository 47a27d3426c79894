import { AreaPicture, HeroPicture, Lantern, Smiley } from '@lykta/ui';
import type { ReactNode } from 'react';
import './cover.css';

/** The cover of this Storybook: the night, the lantern, and what it contains. */
export function Cover({ children }: { children: ReactNode }) {
  return (
    <div className="cover">
      <div className="cover-words">{children}</div>
      <div className="cover-picture">
        <HeroPicture alt="Ett barn med en lykta i handen går på en stig om natten" />
      </div>
    </div>
  );
}

const chapters = [
  {
    title: 'Foundations',
    path: 'docs/foundations-colour--docs',
    picture: <Lantern size={44} />,
    is: 'Colour, type, layout, motion, words and drawings, made from the tokens.',
  },
  {
    title: 'Patterns',
    path: 'docs/patterns-quick-exit--docs',
    picture: <AreaPicture area="base" size={56} />,
    is: 'Signing in, leaving fast, faults, consent, questions: when, when not, and how.',
  },
  {
    title: 'Journeys',
    path: 'docs/journeys--docs',
    picture: <AreaPicture area="kasamstegen" size={56} />,
    is: 'The screens in the order in which somebody meets them.',
  },
  {
    title: 'Components',
    path: 'docs/components-actions-button--docs',
    picture: <AreaPicture area="school" size={56} />,
    is: 'Each with its states, do and don’t, its keys, and the screens that use it.',
  },
  {
    title: 'Avatar',
    path: 'docs/avatar-catalogue--docs',
    picture: <img src="./assets/avatars/default.svg" alt="" />,
    is: 'Every part of a figure, and every ready-made figure.',
  },
  {
    title: 'Child',
    path: 'story/child-home--default',
    picture: <Smiley mood="GOOD" size={56} />,
    is: 'Every screen of the children’s app: full, empty, loading, failing.',
  },
  {
    title: 'Viewer',
    path: 'story/viewer-statistics--default',
    picture: <AreaPicture area="homes" size={56} />,
    is: 'Every screen of the case workers’ answers viewer.',
  },
];

/** Links to the chapters. */
export function Chapters() {
  return (
    <ul className="chapters">
      {chapters.map(({ title, path, picture, is }) => (
        <li key={title}>
          <a href={`./?path=/${path}`} target="_parent">
            <span className="chapters-picture">{picture}</span>
            <b>{title}</b>
            <span>{is}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
