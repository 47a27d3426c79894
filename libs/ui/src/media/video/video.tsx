import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../field/select-field/select-field.tsx';
import { FormError } from '../../surface/note/note.tsx';
import styles from './video.module.css';

interface Captions {
  src: string;
  language: string;
  label: string;
}

interface FilmFile {
  src: string;
  /** Such as video/mp4: the browser takes the first it can play. */
  type?: string;
}

export interface VideoProps {
  /** The same film in one or more files. */
  files: readonly [FilmFile, ...FilmFile[]];
  poster?: string;
  /** What the film shows. */
  label: string;
  /** WebVTT files, each in its own language; the first is on from the start. */
  captions: readonly [Captions, ...Captions[]];
  /** The menu's label, the choice of no text, and what is said when the film can't be fetched or played. */
  texts: { captions: string; off: string; failed: string };
  /** Starts by itself, without sound: only where somebody has just asked for the film. */
  playAtOnce?: boolean;
}

const OFF = '';

/** A film with the platform's own controls, and under it a menu for the language of its text. */
export function Video({ files, poster, label, captions, texts, playAtOnce = false }: VideoProps) {
  const [first, ...others] = captions;
  const video = useRef<HTMLVideoElement>(null);
  const [language, setLanguage] = useState(first.language);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    const show = () => {
      for (const track of film.textTracks) track.mode = track.language === language ? 'showing' : 'disabled';
    };
    // Browsers turn on the text of their own language. Until the film has begun, the menu under it rules;
    // after that a change comes from the browser's own controls, and the menu follows.
    const onChange = () => {
      if (film.played.length === 0) show();
      else setLanguage([...film.textTracks].find((track) => track.mode === 'showing')?.language ?? OFF);
    };
    show();
    film.textTracks.addEventListener('change', onChange);
    return () => film.textTracks.removeEventListener('change', onChange);
  }, [language]);

  return (
    <div className={styles.video}>
      <video
        ref={video}
        controls
        playsInline
        preload="none"
        poster={poster}
        aria-label={label}
        autoPlay={playAtOnce}
        muted={playAtOnce}
      >
        {files.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            onError={index === files.length - 1 ? () => setFailed(true) : undefined}
          />
        ))}
        <track kind="captions" src={first.src} srcLang={first.language} label={first.label} />
        {others.map((track) => (
          <track
            key={track.language}
            kind="captions"
            src={track.src}
            srcLang={track.language}
            label={track.label}
          />
        ))}
      </video>
      <FormError>{failed && texts.failed}</FormError>
      <SelectField
        label={texts.captions}
        value={language}
        onValue={setLanguage}
        options={[
          ...captions.map((track) => ({ value: track.language, label: track.label })),
          { value: OFF, label: texts.off },
        ]}
      />
    </div>
  );
}
