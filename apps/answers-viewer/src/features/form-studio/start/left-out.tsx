import { useLanguage } from '@lykta/app-shell';
import { leftOutText, phrase, type Imported } from '@lykta/form-studio';
import { Note } from '@lykta/ui';
import styles from './start.module.css';

/** What of a form in another format did not come along. */
export function LeftOut({ leftOut }: Pick<Imported, 'leftOut'>) {
  const language = useLanguage();
  if (leftOut.length === 0) return null;
  return (
    <Note>
      {phrase('in.left-out', language)}
      <ul className={styles.leftOut}>
        {leftOut.map((each, index) => (
          <li key={`${each.place} ${each.why} ${index}`}>
            <b>{phrase('in.place', language, { place: each.place })}:</b> {leftOutText(each, language)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
