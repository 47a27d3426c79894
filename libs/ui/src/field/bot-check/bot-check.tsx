import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { BotCheckError } from './types.ts';
import type { BotCheckCalls, BotCheckHandle, BotCheckState, BotCheckTexts } from './types.ts';
import type { Widget } from './widget.ts';
import { whenSettled } from './settled.ts';
import styles from './bot-check.module.css';

export interface BotCheckProps extends BotCheckCalls {
  texts: BotCheckTexts;
  /** Takes no room: it comes up beside the form's button when the form is sent. */
  floating?: boolean;
  ref?: Ref<BotCheckHandle>;
  onState?: (state: BotCheckState) => void;
  onVerified?: (payload: string) => void;
}

/**
 * The bot-check of login, create and reset (docs/product.md §4, §5). Stands inside the <form>: it starts by itself when
 * the focus comes into the form, or when the form asks for the payload. Its script is loaded with the first one.
 */
export function BotCheck(props: BotCheckProps) {
  const { challenge, verify, texts, floating = false, ref, onState, onVerified } = props;
  const host = useRef<HTMLDivElement>(null);
  const loaded = useRef<Promise<Widget>>(null);
  const [failed, setFailed] = useState(false);
  const ticket = useRef<string>(undefined);
  const askForChallenge = useEffectEvent(() => challenge(ticket.current));
  const askToVerify = useEffectEvent((attempt: Parameters<NonNullable<typeof verify>>[0]) =>
    verify ? verify(attempt) : Promise.reject(new BotCheckError('This check asks for no code.')),
  );
  const reportState = useEffectEvent((state: BotCheckState, payload?: string) => {
    onState?.(state);
    if (state === 'verified' && payload) onVerified?.(payload);
  });
  const words = JSON.stringify(texts);

  useEffect(() => {
    const place = host.current;
    let gone = false;
    loaded.current = import('./widget.ts').then(({ createWidget }) => {
      const said = JSON.parse(words) as BotCheckTexts;
      const calls = {
        challenge: () => askForChallenge(),
        verify: (attempt: Parameters<typeof askToVerify>[0]) => askToVerify(attempt),
      };
      const widget = createWidget(calls, said, floating);
      widget.addEventListener('statechange', (event) => {
        if (gone) return;
        const { state, payload } = (event as CustomEvent<{ state: BotCheckState; payload?: string }>).detail;
        reportState(state, payload);
      });
      widget.addEventListener('code', () => {
        widget.querySelector('.altcha-code-challenge-image')?.setAttribute('alt', said.codeImage);
      });
      if (!gone) place?.replaceChildren(widget);
      return widget;
    });
    loaded.current.catch(() => setFailed(true));
    return () => {
      gone = true;
      place?.replaceChildren();
    };
  }, [floating, words]);

  useImperativeHandle(ref, () => ({
    payload: async () => {
      if (!loaded.current) throw new BotCheckError('The check is not there yet.');
      return whenSettled(await loaded.current);
    },
    reset: (next) => {
      ticket.current = next ?? ticket.current;
      void loaded.current?.then((widget) => {
        // Of a form that has gone meanwhile there is nothing to reset.
        if (widget.isConnected) widget.reset();
      });
    },
  }));

  return (
    <div className={styles.check}>
      <div ref={host} />
      {failed && <p role="alert">{texts.error}</p>}
    </div>
  );
}
