import { useLanguage } from '@lykta/app-shell';
import type { InvitedChild } from '@lykta/api';
import {
  formatCode,
  housePicture,
  houseTypeInfo,
  localText,
  personTypeInfo,
  type Avatar,
  type IndividualAnswers,
} from '@lykta/domain';
import { KeyValues } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { figureOf } from '../../frame/children/figure-of.ts';
import { dayOfTime, longDay } from '../../frame/dates.ts';
import styles from './child-profile.module.css';
import { byArea, byForm } from './sent.ts';

type ChildProfileProps = {
  readonly one: InvitedChild;
  readonly answers: IndividualAnswers[];
};

/**
 * What staff can see of a child: its figure, the persons and homes from the newest sending of each form, and what it
 * sent.
 */
export function ChildProfile({ one: { invitation, child }, answers }: ChildProfileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const histories = byForm(answers);
  const newest = histories.map(([now]) => now.data);
  const persons = unique(newest.flatMap((data) => data.persons));
  const houses = unique(newest.flatMap((data) => data.houses));
  return (
    <div className={styles.profile}>
      <div className={styles.who}>
        <ChildPicture avatar={figureOf(child)} size="large" />
        <div>
          <h2>{t('profile.title')}</h2>
          <p>{t('profile.no-name')}</p>
          {!child.avatar && <p>{t('profile.drawn')}</p>}
        </div>
      </div>
      <h3>{t('profile.about')}</h3>
      <KeyValues
        items={[
          { label: t('profile.accepted'), value: longDay(dayOfTime(child.accepted), language) },
          { label: t('profile.unit'), value: invitation.unit },
          { label: t('profile.code'), value: formatCode(invitation.code) },
        ]}
      />
      <Pictured
        title={t('profile.persons')}
        list={persons.map(({ type, avatar }) => ({
          avatar,
          label: localText(personTypeInfo[type].label, language),
        }))}
      />
      <Pictured
        title={t('profile.houses')}
        list={houses.map((house) => ({
          avatar: housePicture(house),
          label: localText(houseTypeInfo[house.type].label, language),
        }))}
      />
      {answers.length > 0 && (
        <>
          <h3>{t('profile.forms')}</h3>
          <KeyValues
            items={byArea(histories).map(([now]) => ({
              label: localText(now.form.metadata.nameForChild, language),
              value: longDay(now.data.sent, language),
            }))}
          />
        </>
      )}
    </div>
  );
}

/** Removes duplicates: the same person in two forms has the same kind and figure. */
function unique<Kind>(list: Kind[]): Kind[] {
  return [...new Map(list.map((one) => [JSON.stringify(one), one])).values()];
}

function Pictured({
  title,
  list,
}: {
  readonly title: string;
  readonly list: { avatar: Avatar; label: string }[];
}) {
  if (list.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {list.map(({ avatar, label }, place) => (
          <li key={place}>
            <ChildPicture avatar={avatar} />
            {label}
          </li>
        ))}
      </ul>
    </>
  );
}
