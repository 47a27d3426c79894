import type { Area } from '@lykta/domain';
import type { ReactNode } from 'react';
import { AreaPicture, areaTint } from '../../art/area-picture/area-picture.tsx';
import { SkipIcon } from '../../icon/icons.ts';
import { Anchor } from '../../action/link/link-provider.tsx';
import { Badge } from '../../surface/badge/badge.tsx';
import styles from './answers.module.css';

export interface AnswerAreaProps {
  /** Left out where a form belongs to no area. */
  area?: Area;
  title: string;
  /** "9 svar" */
  note?: string;
  /** Under the strip, such as the choice of a sending. */
  head?: ReactNode;
  /** AnswerRows. */
  children: ReactNode;
}

/** A child's answers in one area: a strip in its tint with its drawing, then the answers. */
export function AnswerArea({ area, title, note, head, children }: AnswerAreaProps) {
  return (
    <section className={styles.area}>
      <div className={styles.strip} style={area && { backgroundColor: areaTint(area) }}>
        {area && <AreaPicture area={area} size={36} />}
        <h2>{title}</h2>
        {note && <span>{note}</span>}
      </div>
      {head}
      <dl>{children}</dl>
    </section>
  );
}

export interface AnswerRowProps {
  question: string;
  children: ReactNode;
  /** When it was answered, such as "19 nov". */
  date?: ReactNode;
}

/** Question quiet, answer strong, date at the end. */
export function AnswerRow({ question, children, date }: AnswerRowProps) {
  return (
    <div className={styles.row}>
      <dt>{question}</dt>
      <dd>
        <span className={styles.answer}>{children}</span>
        {date && <span className={styles.date}>{date}</span>}
      </dd>
    </div>
  );
}

/** No answer, quietly: skipped, or none yet. */
export function AnswerNone({ look, children }: { look: 'skipped' | 'none'; children: ReactNode }) {
  return (
    <span className={styles.none}>
      {look === 'skipped' && <SkipIcon size="small" />}
      {children}
    </span>
  );
}

export interface PersonRowProps {
  href: string;
  /** The child's head. */
  picture: ReactNode;
  title: string;
  note?: string;
  badge?: string;
  current?: boolean;
}

/** One child in the list. */
export function PersonRow({ href, picture, title, note, badge, current }: PersonRowProps) {
  return (
    <Anchor href={href} className={styles.person} aria-current={current ? 'true' : undefined}>
      <span className={styles.picture}>{picture}</span>
      <span className={styles.words}>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {badge && <Badge>{badge}</Badge>}
    </Anchor>
  );
}
