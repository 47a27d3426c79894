import type { AnswersDocument, PreviewShow } from '@lykta/domain';
import { originBeside, PREVIEW_PATH } from '@lykta/domain/page';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { connectPhone, type PhoneLine } from './channel.ts';
import styles from './phone.module.css';

interface Props {
  show: PreviewShow;
  title: string;
  onDone: (document: AnswersDocument) => void;
}

/** Milliseconds after which the studio says that the child app does not answer. */
const PATIENCE = 10_000;

/** The child app's own page in a frame, told what to show over a checked channel. */
export function PhoneFrame({ show, title, onDone }: Props) {
  const { t } = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [line, setLine] = useState<PhoneLine>();
  const [isAway, setAway] = useState(false);
  const told = useRef(onDone);
  useEffect(() => {
    told.current = onDone;
  });
  const stated = document.querySelector<HTMLMetaElement>('meta[name="lykta-child"]')?.content;
  const origin = originBeside('child', stated, window.location);
  useEffect(() => {
    const timer = setTimeout(() => setAway(true), PATIENCE);
    const close = connectPhone({
      origin,
      frame: () => frame.current?.contentWindow ?? null,
      onLine: (opened) => {
        clearTimeout(timer);
        setAway(false);
        setLine(opened);
      },
      onDone: (document) => told.current(document),
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [origin]);
  useEffect(() => line?.show(show), [line, show]);
  return (
    <>
      <div className={styles.body}>
        <iframe
          ref={frame}
          className={styles.screen}
          title={title}
          src={`${origin}${PREVIEW_PATH}`}
          // Its own origin, for its own files; it opens no window and moves this page nowhere.
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
        />
      </div>
      {isAway && <p role="status">{t('phone.away')}</p>}
    </>
  );
}
