import { Avatar, AvatarPlace, fetchFigure } from '@lykta/avatar';
import {
  homeLabel,
  housePicture,
  localText,
  namedIn,
  own,
  personTypeInfo,
  type Profile,
} from '@lykta/domain';
import type { ReactNode } from 'react';
import { useNear, useTranslation } from '@lykta/app-shell';
import { useLanguage } from './language.ts';
import { useNamedPeople } from './profile/named-people.ts';
import styles from './use-known.module.css';

/** The person or home behind an id in an answer. */
export interface Known {
  value: string;
  label: string;
  picture?: ReactNode;
}

/** A head in a round frame, next to text that names it. */
export function Head({ avatar }: { avatar: Profile['avatar'] }) {
  return (
    <span className={styles.head}>
      <Avatar avatar={avatar} size="thumb" label="" />
    </span>
  );
}

/**
 * A head in a long list: its outline until it is near the window. To draw one takes a slow phone 5 ms. Its files come
 * a while after the screen, because paper wants every head at once.
 */
export function HeadOfMany({ avatar }: { avatar: Profile['avatar'] }) {
  const [place, isNear] = useNear<HTMLSpanElement>(() => fetchFigure(avatar));
  return (
    <span ref={place} className={styles.place}>
      {isNear ? <Head avatar={avatar} /> : <AvatarPlace size="thumb" />}
    </span>
  );
}

/** What draws a head beside a name. */
type Draws = typeof Head;

/** Looks up the person or home of an id; a deleted person is "någon", a deleted home "Okänt". */
export function useKnown(Picture: Draws = Head): (id: string) => Known {
  return useKnownOf(useNamedPeople(), 'persons', Picture);
}

/** Looks up an id among these persons and homes; `list` says what a deleted one was. */
export function useKnownOf(
  data: Profile | undefined,
  list: 'persons' | 'houses',
  Picture: Draws = Head,
): (id: string) => Known {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (id) => {
    const person = own(data?.persons, id);
    if (person) {
      const label = localText(personTypeInfo[person.type].label, language);
      return { value: id, label, picture: <Picture avatar={person.avatar} /> };
    }
    const house = own(data?.houses, id);
    if (data && house) {
      const label = homeLabel(namedIn(data).home(id), language);
      return { value: id, label, picture: <Picture avatar={housePicture(house)} /> };
    }
    return {
      value: id,
      label: list === 'houses' ? t('frame.home.deleted') : t('frame.person.deleted'),
    };
  };
}
