import { useRef, useState, type SubmitEvent } from 'react';

interface Sending {
  /** From the press until the reply: the bot-check takes a moment, and somebody may have to type its code. */
  busy: boolean;
  submit: (event: SubmitEvent) => void;
}

/** Sends a form once at a time: pressed twice, it makes one account and uses a solved bot-check once. */
export function useSending(send: () => Promise<void>): Sending {
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const once = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await send();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void once();
  };
  return { busy, submit };
}
