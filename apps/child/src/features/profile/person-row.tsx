import { localText, personTypeInfo } from '@lykta/domain';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../frame/language.ts';
import { paths, type AvatarTask } from '../../frame/paths.ts';
import { HeadOfMany } from '../../frame/use-known.tsx';
import type { KnownPerson } from '../../frame/profile/household.ts';
import styles from './my-profile.module.css';

/** Number of persons shown before the dots (docs/product.md §9). */
const SHOWN = 3;

interface Props {
  persons: readonly KnownPerson[];
  /** Shows all persons at once; otherwise a press on the dots does. */
  all?: boolean;
}

/** Up to three persons, each linking to its figure, then dots. */
export function PersonRow({ persons, all = false }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [unfolded, setUnfolded] = useState(all);
  return (
    <ul className={styles.persons}>
      {(unfolded ? persons : persons.slice(0, SHOWN)).map((person) => {
        const { age, label } = personTypeInfo[person.type];
        const task: AvatarTask = {
          personId: person.id,
          type: person.type,
          ageGroup: age,
          backTo: paths.myProfile,
        };
        return (
          <li key={person.id}>
            <Link to={paths.avatar} state={task} className={styles.person}>
              <HeadOfMany avatar={person.avatar} />
              {localText(label, language)}
            </Link>
          </li>
        );
      })}
      {persons.length > SHOWN && !all && (
        <li className={styles.dots}>
          <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            {t('profile.living.more', { count: persons.length - SHOWN })}
          </button>
        </li>
      )}
    </ul>
  );
}
