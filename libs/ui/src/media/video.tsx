import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../field/select-field.tsx';
import styles from './video.module.css';

interface Captions {
  src: string;
  language: string;
  label: string;
}

export interface VideoProps {
  src: string;
  poster?: string;
  /** What the film shows. */
  label: string;
  /** WebVTT files, each in its own language; the first is on from the start. */
  captions: readonly [Captions, ...Captions[]];
  /** The menu's label, and the choice of no text. */
  texts: { captions: string; off: string };
}

const OFF = '';

/** A film with the platform's own controls, and under it a menu for the language of its text. */
export function Video({ src, poster, label, captions, texts }: VideoProps) {
  const [first, ...others] = captions;
  const video = useRef<HTMLVideoElement>(null);
  const [language, setLanguage] = useState(first.language);

  useEffect(() => {
    for (const track of video.current?.textTracks ?? []) {
      track.mode = track.language === language ? 'showing' : 'disabled';
    }
  }, [language]);

  return (
    <div className={styles.video}>
      <video ref={video} controls playsInline preload="none" src={src} poster={poster} aria-label={label}>
        <track kind="captions" src={first.src} srcLang={first.language} label={first.label} default />
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
