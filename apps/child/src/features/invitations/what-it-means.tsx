import { CalendarIcon, Card, ExitIcon, EyeIcon, ShieldIcon, type IconComponent } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import styles from './invitations.module.css';

/** Before saying yes, in plain words: who sees what, from when, what they must do with it, and the way out. */
export function WhatItMeans({ unit }: { unit: string }) {
  const { t } = useTranslation();
  const parts: { icon: IconComponent; title: string; lines: string[] }[] = [
    {
      icon: EyeIcon,
      title: t('invitations.accept.who'),
      lines: [
        t('invitations.accept.knows'),
        t('invitations.accept.reads', { unit }),
        t('invitations.accept.not'),
      ],
    },
    {
      icon: CalendarIcon,
      title: t('invitations.accept.when'),
      lines: [t('invitations.accept.before'), t('invitations.accept.night')],
    },
    {
      icon: ShieldIcon,
      title: t('invitations.accept.duty'),
      lines: [t('invitations.accept.report'), t('invitations.accept.soc')],
    },
    {
      icon: ExitIcon,
      title: t('invitations.accept.out'),
      lines: [t('invitations.accept.leave'), t('invitations.accept.kept')],
    },
  ];
  return parts.map(({ icon: Icon, title, lines }) => (
    <Card key={title} className={styles.part}>
      <h2>
        <Icon />
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Card>
  ));
}
