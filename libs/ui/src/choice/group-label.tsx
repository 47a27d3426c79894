import styles from './choice.module.css';
import hiddenStyles from '../visually-hidden.module.css';

interface Props {
  id: string;
  hidden?: boolean;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  children: string;
}

/** The label of a group of options; `hidden` keeps it for screen readers only. */
export function GroupLabel({ id, hidden, lang, children }: Props) {
  return (
    <span id={id} lang={lang} className={hidden ? hiddenStyles.visuallyHidden : styles.label}>
      {children}
    </span>
  );
}
