import type { Invitation } from '@lykta/domain';
import {
  CalendarIcon,
  Card,
  ExitIcon,
  EyeIcon,
  Link,
  PeopleIcon,
  ShieldIcon,
  type IconComponent,
} from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import styles from './invitations.module.css';

/**
 * What accepting means, in plain words: who sees what and from when, what staff must do with it, whether parents are
 * told, and how to leave. For a code for several children it also says that staff can't tell who wrote what.
 */
export function WhatItMeans({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const { unit, forOneChild, readsWithin } = invitation;
  const parts: { icon: IconComponent; title: string; lines: string[]; more?: string }[] = [
    {
      icon: EyeIcon,
      title: t('invitations.accept.who'),
      lines: [
        t('invitations.accept.reads', { unit }),
        ...(forOneChild
          ? [t('invitations.accept.knows')]
          : [t('invitations.accept.unknown'), t('invitations.accept.unknown.help')]),
        t('invitations.accept.not'),
      ],
    },
    {
      icon: CalendarIcon,
      title: t('invitations.accept.when'),
      lines: [
        t('invitations.accept.before'),
        ...(readsWithin === undefined ? [] : [t('invitations.reads', { unit, count: readsWithin })]),
        t('invitations.accept.night'),
      ],
    },
    {
      icon: ShieldIcon,
      title: t('invitations.accept.duty'),
      lines: forOneChild
        ? [t('invitations.accept.report'), t('invitations.accept.soc')]
        : [t('invitations.accept.unknown.duty'), t('invitations.accept.soc')],
    },
    {
      icon: PeopleIcon,
      title: t('invitations.accept.parents'),
      lines: [
        t('invitations.accept.parents.must'),
        t('invitations.accept.parents.say'),
        t('invitations.accept.parents.bris'),
      ],
      more: 'parents',
    },
    {
      icon: ExitIcon,
      title: t('invitations.accept.out'),
      lines: [t('invitations.accept.leave'), t('invitations.accept.kept')],
    },
  ];
  return parts.map(({ icon: Icon, title, lines, more }) => (
    <Card key={title} className={styles.part}>
      <h2>
        <Icon />
        {title}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {more && <Link href={paths.tellingOf(more)}>{t('invitations.accept.more')}</Link>}
    </Card>
  ));
}
