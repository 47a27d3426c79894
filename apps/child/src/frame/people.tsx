import { localText, personTypeInfo, type Person } from '@lykta/domain';
import { useLanguage } from './language.ts';
import styles from './people.module.css';
import { Head } from './use-known.tsx';

/** Persons side by side: a head, and below it who it is. */
export function People({ persons }: { persons: Person[] }) {
  const { language } = useLanguage();
  return (
    <ul className={styles.people}>
      {persons.map(({ type, avatar }, index) => (
        <li key={index}>
          <Head avatar={avatar} />
          <span>{localText(personTypeInfo[type].label, language)}</span>
        </li>
      ))}
    </ul>
  );
}
