import { useRef, useState, type SubmitEvent } from 'react';

interface Sending {
  /**
   * True from the press until the reply; this can take long, because the child may have to type the bot check's code.
   */
  busy: boolean;
  submit: (event: SubmitEvent) => void;
}

/**
 * Sends a form at most once at a time, so that a double press does not create two accounts or use a bot check twice.
 */
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
