import { useRef, useState } from 'react';
import { SelectField } from '../../field/select-field/select-field.tsx';
import { FormError } from '../../surface/note/note.tsx';
import { useCaptions } from './use-captions.ts';
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

/** A video with native controls; below it its captions, and a menu for their language. */
export function Video({ files, poster, label, captions, texts, playAtOnce = false }: VideoProps) {
  const [first, ...others] = captions;
  const video = useRef<HTMLVideoElement>(null);
  const [language, setLanguage] = useState(first.language);
  const [failed, setFailed] = useState(false);

  const spoken = useCaptions(video, language, setLanguage);

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
      {language !== OFF && (
        <p className={styles.spoken} lang={language} dir="auto" aria-live="polite">
          {spoken}
        </p>
      )}
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
