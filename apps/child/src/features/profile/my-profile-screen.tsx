import { Avatar, describeAvatar } from '@lykta/avatar';
import { housePicture, houseTypeInfo, localText, type Profile } from '@lykta/domain';
import { Card, IconLink, LinkButton, PlusIcon, Row, RowList, SettingsIcon, EditIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { paths, type AvatarTask } from '../../frame/paths.ts';
import { householdsOf, otherPersons, type Household } from '../../frame/profile/household.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './my-profile.module.css';
import { PersonRow } from './person-row.tsx';
import { WithProfile } from './with-profile.tsx';

const backHere = { backTo: paths.myProfile };

/** /myprofile: everything the child has told about itself, with a link to change each part. */
export function MyProfileScreen() {
  return <WithProfile>{(profile) => <MyProfile profile={profile} />}</WithProfile>;
}

function MyProfile({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const others = otherPersons(profile);
  const task: AvatarTask = { ageGroup: 'CHILD', ...backHere };
  return (
    <Screen
      title={t('profile.mine.title')}
      back={paths.home}
      titleAction={
        <IconLink
          icon={SettingsIcon}
          look="outlined"
          label={t('profile.mine.settings')}
          href={paths.settings}
        />
      }
    >
      <Card className={styles.me}>
        <span className={styles.figure}>
          <Avatar
            avatar={profile.avatar}
            size="thumb"
            label={describeAvatar(profile.avatar, language, 'own')}
          />
        </span>
        <LinkButton look="secondary" size="small" fit icon={EditIcon} href={paths.avatar} state={task}>
          {t('profile.mine.change-figure')}
        </LinkButton>
      </Card>
      <RowList label={t('profile.mine.about')}>
        <Row href={paths.birthYear} state={backHere} note={t('profile.birth-year')}>
          {profile.birthYear === 0 ? '–' : profile.birthYear}
        </Row>
        <Row href={paths.gender} state={backHere} note={t('profile.gender')}>
          {profile.gender === null ? '–' : t(`profile.gender.${profile.gender}`)}
        </Row>
      </RowList>
      {householdsOf(profile).map((home, index) => (
        <Home key={home.id} home={home} number={index + 1} />
      ))}
      <LinkButton look="secondary" icon={PlusIcon} href={paths.accommodation} state={backHere}>
        {t('profile.house.add')}
      </LinkButton>
      {others.length > 0 && (
        <Card className={styles.home}>
          <h2>{t('profile.mine.others')}</h2>
          <PersonRow persons={others} all />
        </Card>
      )}
      <LinkButton look="secondary" icon={PlusIcon} href={paths.person} state={backHere}>
        {t('profile.person.add')}
      </LinkButton>
    </Screen>
  );
}

function Home({ home, number }: { home: Household; number: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Card className={styles.home}>
      <div className={styles.head}>
        <span className={styles.house}>
          <Avatar avatar={housePicture(home)} size="thumb" label="" />
        </span>
        <h2>
          {t('profile.house.number', { number })}
          <small>{localText(houseTypeInfo[home.type].label, language)}</small>
        </h2>
        <IconLink
          icon={EditIcon}
          look="outlined"
          label={t('profile.house.change', { number })}
          href={paths.houses}
          state={{ ...backHere, houseId: home.id }}
        />
      </div>
      {home.persons.length === 0 ? (
        <p className={styles.nobody}>{t('profile.living.nobody')}</p>
      ) : (
        <PersonRow persons={home.persons} />
      )}
      <LinkButton look="quiet" size="small" href={paths.accommodationOf(home.id)} state={backHere}>
        {t('profile.living.change')}
      </LinkButton>
    </Card>
  );
}
