import { useLanguage } from '@lykta/app-shell';
import { leftOutText, phrase, type Imported } from '@lykta/form-studio';
import { Note } from '@lykta/ui';
import styles from './import.module.css';

type LeftOutProps = Pick<Imported, 'leftOut'> & {
  /** Names a place in words; by default as the file numbers it. */
  readonly placeOf?: (place: string) => string;
};

/** What of a form did not come along from a file or into one, place by place. */
export function LeftOut({ leftOut, placeOf }: LeftOutProps) {
  const language = useLanguage();
  if (leftOut.length === 0) return null;
  return (
    <Note>
      {phrase('in.left-out', language)}
      <ul className={styles.leftOut}>
        {leftOut.map((each, index) => (
          <li key={`${each.place} ${each.why} ${index}`}>
            <b>{placeOf?.(each.place) ?? phrase('in.place', language, { place: each.place })}:</b>{' '}
            {leftOutText(each, language)}
          </li>
        ))}
      </ul>
    </Note>
  );
}
