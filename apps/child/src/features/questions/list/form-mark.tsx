import { own } from '@lykta/domain';
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
} from '@lykta/ui';
import type { ReactNode } from 'react';
import styles from './list.module.css';

/** Drawn signs for the emoji that forms choose: an emoji looks different everywhere, and some screens have none. */
const drawn: Readonly<Record<string, ReactNode>> = {
  '💬': <ChatIcon />,
  '⛅': <CloudIcon />,
  '🧭': <CompassIcon />,
  '🔑': <KeyIcon />,
  '🤝': <PeopleIcon />,
  '🛡️': <ShieldIcon />,
  '🌱': <SproutIcon />,
  '❤️': <SupportIcon />,
};

/** The sign of a form without an area drawing. */
export function FormMark({ icon = '' }: { icon?: string }) {
  return <span className={styles.icon}>{own(drawn, icon) ?? <FormIcon />}</span>;
}
