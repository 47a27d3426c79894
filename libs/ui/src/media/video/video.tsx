import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../field/select-field/select-field.tsx';
import { FormError } from '../../surface/note/note.tsx';
import styles from './video.module.css';

/** One WebVTT file. */
interface Captions {
  /** Address of the file. */
  src: string;
  /** BCP 47 tag. */
  language: string;
  /** Name in the menu. */
  label: string;
}

interface FilmFile {
  /** Address of the file. */
  src: string;
  /** MIME type such as video/mp4; the browser uses the first file it can play. */
  type?: string;
}

export interface VideoProps {
  /** The same film in one or more files. */
  files: readonly [FilmFile, ...FilmFile[]];
  /** Address of the picture shown before it plays. */
  poster?: string;
  /** Accessible name: what the film shows. */
  label: string;
  /** WebVTT files, one per language; the first is on at the start. */
  captions: readonly [Captions, ...Captions[]];
  /** Label of the captions menu, its option "no captions", and the message when the film fails to load or play. */
  texts: { captions: string; off: string; failed: string };
  /** Plays at once and muted; only where the user has just asked for the film. Default false. */
  playAtOnce?: boolean;
}

const OFF = '';

/** A video with native controls, and a menu below it for the captions' language. */
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
    // Browsers switch on captions in their own language. Before the film starts, the menu below it decides;
    // afterwards a change comes from the native controls, and the menu follows.
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
