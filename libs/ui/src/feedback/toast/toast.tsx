import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { IconButton } from '../../action/icon-button/icon-button.tsx';
import { CheckIcon, CloseIcon, InfoIcon } from '../../icon/icons.ts';
import { useFading } from './use-fading.ts';
import { useHeld } from './use-held.ts';
import styles from './toast.module.css';

type ToastLook = 'good' | 'bad';
type Say = (message: string, look?: ToastLook) => void;

interface Message {
  id: number;
  text: string;
  look: ToastLook;
}

const Speaker = createContext<Say>(() => {
  throw new Error('useToast needs a ToastProvider above it.');
});

/** Returns a function that shows a short message such as "Sparat". Use Note or Dialog for what must not be missed. */
export function useToast(): Say {
  return use(Speaker);
}

export interface ToastProviderProps {
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The app. */
  children: ReactNode;
}

/** Shows toasts, one at a time. Its live region exists from the start, so that screen readers announce each message. */
export function ToastProvider({ closeLabel, children }: ToastProviderProps) {
  const [message, setMessage] = useState<Message | null>(null);
  const say = useCallback<Say>(
    (text, look = 'good') => setMessage((before) => ({ id: (before?.id ?? 0) + 1, text, look })),
    [],
  );
  const hide = useCallback(() => setMessage(null), []);
  return (
    <Speaker value={say}>
      {children}
      <div role="status" className={styles.region}>
        {message && <Toast key={message.id} message={message} closeLabel={closeLabel} onHidden={hide} />}
      </div>
    </Speaker>
  );
}

interface Props {
  message: Message;
  closeLabel: string;
  onHidden: () => void;
}

/** Its timer is paused while it is hovered or focused (WCAG 2.2.1). */
function Toast({ message, closeLabel, onHidden }: Props) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const fading = useFading(useHeld(element), onHidden);
  const Mark = message.look === 'bad' ? InfoIcon : CheckIcon;
  return (
    <div ref={setElement} className={styles.toast} data-fading={fading || undefined}>
      <Mark className={styles.mark} />
      <span className={styles.words}>{message.text}</span>
      <IconButton label={closeLabel} icon={CloseIcon} className={styles.close} onClick={onHidden} />
    </div>
  );
}
