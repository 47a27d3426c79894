import { GlobeIcon } from '../../icon/icons.ts';
import styles from './language-menu.module.css';

export interface LanguageMenuProps {
  /** "Språk" */
  label: string;
  /** Each in its own words: Svenska, English. */
  languages: readonly { code: string; label: string }[];
  value: string;
  onChoose: (code: string) => void;
}

/** Chooses the language of the app: the platform's own list behind a globe. On a phone only its code is seen: SV. */
export function LanguageMenu({ label, languages, value, onChoose }: LanguageMenuProps) {
  return (
    <span className={styles.menu}>
      <GlobeIcon size="small" />
      <span className={styles.code} aria-hidden="true">
        {value.toUpperCase()}
      </span>
      <select aria-label={label} value={value} onChange={(event) => onChoose(event.target.value)}>
        {languages.map((language) => (
          <option key={language.code} value={language.code} lang={language.code}>
            {language.label}
          </option>
        ))}
      </select>
    </span>
  );
}
