import { GlobeIcon } from '../icon/icons.ts';
import styles from './language-menu.module.css';

export interface LanguageMenuProps {
  /** "Språk" */
  label: string;
  /** Each in its own words: Svenska, English. */
  languages: readonly { code: string; label: string }[];
  value: string;
  onChoose: (code: string) => void;
  /** Shows only the code, SV, where there is little room. */
  short?: boolean;
}

/** Chooses the language of the app: the platform's own list behind a globe. */
export function LanguageMenu({ label, languages, value, onChoose, short = false }: LanguageMenuProps) {
  return (
    <span className={styles.menu} data-short={short || undefined}>
      <GlobeIcon size="small" />
      {short && (
        <span className={styles.code} aria-hidden="true">
          {value.toUpperCase()}
        </span>
      )}
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
