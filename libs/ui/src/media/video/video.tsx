import { useRef, useState } from 'react';
import { Button } from '../../action/button/button.tsx';
import { SelectField } from '../../field/select-field/select-field.tsx';
import { SpeakIcon, StopIcon } from '../../icon/icons.ts';
import type { ReadingStyle } from '../../speech/say.ts';
import { FormError, Note } from '../../surface/note/note.tsx';
import { useCaptions } from './use-captions.ts';
import { useFilmVoice } from './use-film-voice.ts';
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

/** A voice for a film that has none: the device's own says the captions. */
interface FilmVoice extends ReadingStyle {
  /** Whether it speaks from the start. Default false. */
  atOnce?: boolean;
  /** Labels of its button, and what is said where the device has no voice for the language. */
  texts: { start: string; stop: string; none: string };
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
  /** For a film without sound: a button that has the captions read aloud in time with the picture. */
  voice?: FilmVoice;
}

const OFF = '';

/** A video with native controls; below it its captions, and a menu for their language. */
export function Video({ files, poster, label, captions, texts, playAtOnce = false, voice }: VideoProps) {
  const [first, ...others] = captions;
  const video = useRef<HTMLVideoElement>(null);
  const [language, setLanguage] = useState(first.language);
  const [failed, setFailed] = useState(false);

  // 0: silent; each try to turn the voice on has a number of its own.
  const [attempt, setAttempt] = useState(voice?.atOnce ? 1 : 0);

  // Captions that are turned off can still be heard.
  const told = language === OFF && attempt > 0 ? first.language : language;
  const spoken = useCaptions(video, told, language !== OFF, setLanguage);
  const voiceless = useFilmVoice(video, attempt > 0 ? told : OFF, voice ?? {}, attempt);
  const isTelling = attempt > 0 && !voiceless;

  return (
    <div className={styles.video}>
      <video
        ref={video}
        data-silent={voice ? '' : undefined}
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
      {voice && (
        <>
          <Button
            look="secondary"
            size="small"
            icon={isTelling ? StopIcon : SpeakIcon}
            onClick={() => setAttempt(isTelling ? 0 : attempt + 1)}
          >
            {isTelling ? voice.texts.stop : voice.texts.start}
          </Button>
          <div role="status">{voiceless && <Note>{voice.texts.none}</Note>}</div>
        </>
      )}
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
