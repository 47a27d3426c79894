import {
  ChatIcon,
  CloudIcon,
  CompassIcon,
  FormIcon,
  KeyIcon,
  PeopleIcon,
  ShieldIcon,
  SproutIcon,
  SupportIcon,
  type IconComponent,
} from '@lykta/ui';
import styles from './list.module.css';

/** Drawn signs for the emoji that forms choose: an emoji looks different everywhere, and some screens have none. */
const drawn = new Map<string | undefined, IconComponent>([
  ['💬', ChatIcon],
  ['⛅', CloudIcon],
  ['🧭', CompassIcon],
  ['🔑', KeyIcon],
  ['🤝', PeopleIcon],
  ['🛡️', ShieldIcon],
  ['🌱', SproutIcon],
  ['❤️', SupportIcon],
]);

/** The sign of a form without an area drawing. */
export function FormMark({ icon }: { icon?: string }) {
  const Drawing = drawn.get(icon) ?? FormIcon;
  return (
    <span className={styles.icon}>
      <Drawing />
    </span>
  );
}
