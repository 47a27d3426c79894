import { languageChoices, REFERENCE } from '@lykta/domain';
import { Button, Dialog, Video } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { film as filmTexts } from '../../locales/sv/film.ts';
import { useLanguage } from '../language.ts';
import { readingStyle } from '../use-reading.ts';

interface Props {
  /** One of the films that `npm run films` draws into public/films. */
  film: 'explainer' | 'gender';
  title: string;
  onClose: () => void;
}

const captionLanguages = languageChoices.map(({ code, label }) => ({ language: code, label }));

/** With reduced motion or data saving the film does not start by itself. */
const isCalm = () =>
  window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;

/** Shows a film with captions, the app's language first. The film is loaded only when the dialog opens. */
export function FilmDialog({ film, title, onClose }: Props) {
  const { t, i18n } = useTranslation();
  // The start page has only its own texts; other languages are loaded whole.
  useState(() => i18n.addResourceBundle(REFERENCE, 'translation', filmTexts));
  const { language } = useLanguage();
  const path = `/films/${film}`;
  const tracks = captionLanguages.map((one) => ({ ...one, src: `${path}.${one.language}.vtt` }));
  const own = tracks.find((track) => track.language === language) ?? tracks[0]!;
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          {t('frame.close')}
        </Button>
      }
    >
      <Video
        files={[
          { src: `${path}.webm`, type: 'video/webm; codecs="vp9"' },
          { src: `${path}.mp4`, type: 'video/mp4' },
        ]}
        poster={`${path}.jpg`}
        label={title}
        captions={[own, ...tracks.filter((track) => track !== own)]}
        texts={{
          captions: t('film.captions'),
          off: t('film.off'),
          failed: t('film.failed'),
        }}
        playAtOnce={!isCalm()}
        voice={{
          ...readingStyle(),
          texts: {
            start: t('film.voice.start'),
            stop: t('film.voice.stop'),
            none: t('film.voice.none'),
          },
        }}
      />
    </Dialog>
  );
}
