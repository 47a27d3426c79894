import { createContext, use, type ReactNode } from 'react';
import styles from './app-column.module.css';

/** What follows the head of a screen inside its main element. */
interface Rest {
  /** Target of the SkipLink. */
  id: string | undefined;
  content: ReactNode;
}

const AfterHead = createContext<Rest | undefined>(undefined);

/** Gives a drawn head the rest of its screen. */
export const WithRest = AfterHead.Provider;

/**
 * The drawn part of a head, below the header. On a screen it begins the main element, so that the `h1` is inside it and
 * the SkipLink does not pass it.
 * @param props.children the drawn head
 */
export function Head({ children }: { children: ReactNode }) {
  const rest = use(AfterHead);
  if (!rest) return children;
  return (
    <main id={rest.id} className={styles.main}>
      {children}
      {rest.content}
    </main>
  );
}
