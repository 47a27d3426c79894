import { PlayIcon } from '../../icon/icons.ts';
import styles from './play-button.module.css';

export interface PlayButtonProps {
  /** The label. */
  children: string;
  /** Second line: "Film på 1 minut, med text". */
  note?: string;
  /** Opens the film. */
  onClick: () => void;
}

/** A button that opens a film. */
export function PlayButton({ children, note, onClick }: PlayButtonProps) {
  return (
    <button type="button" className={styles.play} onClick={onClick}>
      <b>
        <PlayIcon />
      </b>
      <span>
        {children}
        {note && <small>{note}</small>}
      </span>
    </button>
  );
}
