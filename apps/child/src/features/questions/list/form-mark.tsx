import { formSigns, namesOf, type FormSign } from '@lykta/domain';
import {
  ChatIcon,
  CloudIcon,
  CompassIcon,
  EditIcon,
  FormIcon,
  KeyIcon,
  PeopleIcon,
  ShieldIcon,
  SproutIcon,
  SupportIcon,
  type IconComponent,
} from '@lykta/ui';
import styles from './list.module.css';

const drawn: Readonly<Record<FormSign, IconComponent>> = {
  chat: ChatIcon,
  cloud: CloudIcon,
  compass: CompassIcon,
  key: KeyIcon,
  people: PeopleIcon,
  shield: ShieldIcon,
  sprout: SproutIcon,
  heart: SupportIcon,
  pen: EditIcon,
};

/** The sign of a form without an area drawing; a sheet of paper for any other emoji. */
export function FormMark({ icon }: { icon?: string }) {
  const sign = namesOf(formSigns).find((name) => formSigns[name] === icon);
  const Drawing = sign ? drawn[sign] : FormIcon;
  return (
    <span className={styles.icon}>
      <Drawing />
    </span>
  );
}
