import { useLanguage } from '@lykta/app-shell';
import { countPhrase, leftOutText, phrase, type Imported } from '@lykta/form-studio';
import { Disclosure, Note } from '@lykta/ui';
import styles from './import.module.css';

type LeftOutProps = Pick<Imported, 'leftOut'> & {
  /** Names a place in words; by default as the file numbers it. */
  readonly placeOf?: (place: string) => string;
};

/** How many are shown at first; a button shows the others. */
const AT_ONCE = 10;
/** How many rows are named one by one; a long file can have thousands that do not fit. */
const ONE_BY_ONE = 200;

/** What of a form did not come along from a file or into one, place by place. */
export function LeftOut({ leftOut, placeOf }: LeftOutProps) {
  const language = useLanguage();
  if (leftOut.length === 0) return null;
  const [behind, more] = [leftOut.length - AT_ONCE, leftOut.length - ONE_BY_ONE];
  return (
    <Note>
      {phrase('in.left-out', language)}
      <Places leftOut={leftOut.slice(0, AT_ONCE)} placeOf={placeOf} />
      {behind > 0 && (
        <Disclosure summary={countPhrase('in.show', language, behind)}>
          <Places leftOut={leftOut.slice(AT_ONCE, ONE_BY_ONE)} placeOf={placeOf} />
          {more > 0 && <p className={styles.more}>{countPhrase('in.more', language, more)}</p>}
        </Disclosure>
      )}
    </Note>
  );
}

function Places({ leftOut, placeOf }: LeftOutProps) {
  const language = useLanguage();
  return (
    <ul className={styles.leftOut}>
      {leftOut.map((each, index) => (
        <li key={`${each.place} ${each.why} ${index}`}>
          <b>{placeOf?.(each.place) ?? phrase('in.place', language, { place: each.place })}:</b>{' '}
          {leftOutText(each, language)}
        </li>
      ))}
    </ul>
  );
}
