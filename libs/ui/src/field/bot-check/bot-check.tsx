import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import {
  BotCheckError,
  type BotCheckCalls,
  type BotCheckHandle,
  type BotCheckState,
  type BotCheckTexts,
} from './types.ts';
import type { Widget } from './widget.ts';
import { changeIn, whenSettled } from './settled.ts';
import styles from './bot-check.module.css';

export interface BotCheckProps extends BotCheckCalls {
  /** All texts of the widget. */
  texts: BotCheckTexts;
  /** Hidden until the form is submitted, then shown next to its button. Default false. */
  floating?: boolean;
  /** Gives the form the payload and a reset. */
  ref?: Ref<BotCheckHandle>;
  /** Called on every change of state. */
  onState?: (state: BotCheckState) => void;
  /** Called with the payload when the check succeeds. */
  onVerified?: (payload: string) => void;
}

/**
 * The bot check of login, account creation and reset (docs/product.md §4, §5). Render it inside the form: it starts
 * when the form gets the focus or asks for the payload. The widget's script is loaded with the first instance.
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
      const said: BotCheckTexts = JSON.parse(words);
      const calls = {
        challenge: () => askForChallenge(),
        verify: (attempt: Parameters<typeof askToVerify>[0]) => askToVerify(attempt),
      };
      const widget = createWidget(calls, said, floating);
      widget.addEventListener('statechange', (event) => {
        if (gone) return;
        const { state, payload } = changeIn(event);
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
        // The form may be unmounted by now.
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
