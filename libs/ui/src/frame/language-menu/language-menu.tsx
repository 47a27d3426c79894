import { GlobeIcon } from '../../icon/icons.ts';
import styles from './language-menu.module.css';

export interface LanguageMenuProps {
  /** Accessible name: "Språk". */
  label: string;
  /** The languages, each named in itself: Svenska, English. */
  languages: readonly { code: string; label: string }[];
  /** Code of the current language. */
  value: string;
  /** Called with the code of the chosen language. */
  onChoose: (code: string) => void;
}

/** Chooses the app's language with a native select. On a phone it shows only the language code: SV. */
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
