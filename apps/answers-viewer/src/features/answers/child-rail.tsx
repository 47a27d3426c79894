import { housesIn, personsIn } from '@lykta/answer-sheet';
import { useLanguage, useTranslation } from '@lykta/app-shell';
import { useCaseWorkersQuery, type InvitedChild } from '@lykta/api';
import {
  formatCode,
  housePicture,
  houseTypeInfo,
  localText,
  personTypeInfo,
  type Avatar,
  type IndividualAnswers,
} from '@lykta/domain';
import { EyeIcon, KeyValues } from '@lykta/ui';
import { PictureOfMany } from '../../frame/children/picture-of-many.tsx';
import { useDayWords } from '../../frame/children/use-day-words.ts';
import { dayOfTime, longDay } from '../../frame/dates.ts';
import { Loading } from '../../frame/loading.tsx';
import { RailLine } from '../../frame/rail.tsx';
import { useStaff } from '../../frame/staff.ts';
import { CaseWorkers } from './case-workers.tsx';
import styles from './child-rail.module.css';
import { MoreActions } from './more-actions.tsx';
import { Sendings } from './sendings.tsx';
import type { ShownSendings } from './use-shown-sendings.ts';

interface ChildRailProps {
  one: InvitedChild;
  /** What the child sent; undefined until the member has opened it. */
  answers: readonly IndividualAnswers[] | undefined;
  /** The answers are on their way. */
  isReading: boolean;
  sendings: ShownSendings;
  /** The reference day; default today. */
  today?: Date;
}

/**
 * Beside the answers: when they were sent, the child's persons and homes, who has read, and who works with the child.
 * All parts appear together: one that came later would move a button while somebody presses it.
 */
export function ChildRail({ one, answers, isReading, sendings, today = new Date() }: ChildRailProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { invitation, child } = one;
  const caseKey = { id: invitation.id, client: child.client };
  const workers = useCaseWorkersQuery(caseKey);
  if (workers.isLoading) return <Loading parts={['title', 'text', 'text']} />;
  return (
    <div className={styles.whole} data-coming={isReading || undefined}>
      {answers && answers.length > 0 && (
        <Sendings answers={answers} sendings={sendings} sent={child.sent} today={today} />
      )}
      <Household newest={sendings.histories.map(([now]) => now)} />
      <Readers sent={child.sent} today={today} />
      <section>
        <h2>{t('cases.title')}</h2>
        <CaseWorkers of={caseKey} unit={invitation.unit} today={today} />
      </section>
      <section>
        <h2>{t('profile.about')}</h2>
        <KeyValues
          items={[
            { label: t('profile.accepted'), value: longDay(dayOfTime(child.accepted), language) },
            { label: t('profile.unit'), value: invitation.unit },
            { label: t('profile.code'), value: formatCode(invitation.code) },
          ]}
        />
        <p className={styles.quiet}>
          {t('profile.no-name')}
          {!child.avatar && ` ${t('profile.drawn')}`}
        </p>
      </section>
      <MoreActions one={one} />
    </div>
  );
}

/** The persons and homes of the newest sending of each form. */
function Household({ newest }: { readonly newest: readonly IndividualAnswers[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Pictured
        title={t('profile.persons')}
        list={personsIn(newest).map(({ type, avatar }) => ({
          avatar,
          label: localText(personTypeInfo[type].label, language),
        }))}
      />
      <Pictured
        title={t('profile.houses')}
        list={housesIn(newest).map((house) => ({
          avatar: housePicture(house),
          label: localText(houseTypeInfo[house.type].label, language),
        }))}
      />
    </>
  );
}

interface PicturedProps {
  title: string;
  list: { avatar: Avatar; label: string }[];
}

function Pictured({ title, list }: PicturedProps) {
  if (list.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {list.map(({ avatar, label }, place) => (
          <li key={place}>
            <PictureOfMany avatar={avatar} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReadersProps {
  sent: InvitedChild['child']['sent'];
  today: Date;
}

/** Who has read the newest sending. */
function Readers({ sent, today }: ReadersProps) {
  const { t } = useTranslation();
  const wordsOf = useDayWords();
  const { name: me } = useStaff();
  const readers = sent.at(-1)?.readers ?? [];
  if (readers.length === 0) return null;
  return (
    <section>
      <h2>{t('profile.readers')}</h2>
      {readers.map(({ name, day }) => (
        <RailLine key={name} icon={EyeIcon}>
          <b>{name === me ? t('profile.readers.you') : name}</b> {wordsOf(day, today)}
        </RailLine>
      ))}
    </section>
  );
}
