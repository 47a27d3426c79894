import type { Area } from '@lykta/domain';
import type { ReactNode } from 'react';
import { AreaPicture, areaTint } from '../../art/area-picture/area-picture.tsx';
import { SkipIcon } from '../../icon/icons.ts';
import { Anchor } from '../../action/link/link-provider.tsx';
import { Badge } from '../../surface/badge/badge.tsx';
import styles from './answers.module.css';

export interface AnswerAreaProps {
  /** Sets tint and drawing; undefined for a form without an area. */
  area?: Area;
  /** Heading of the strip. */
  title: string;
  /** At the end of the strip: "9 svar". */
  note?: string;
  /** Content below the strip, such as the choice of a sending. */
  head?: ReactNode;
  /** AnswerRow elements. */
  children: ReactNode;
}

/** A child's answers in one area: a strip with the area's tint and drawing, then the answers. */
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
  /** Text of the question. */
  question: string;
  /** The answer. */
  children: ReactNode;
  /** Date of the answer, such as "19 nov". */
  date?: ReactNode;
}

/** A question with its answer and date. */
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

/**
 * Stands for a missing answer: skipped, or not answered yet.
 * @param props.look `skipped` adds the skip icon
 * @param props.children the reason in words
 */
export function AnswerNone({ look, children }: { look: 'skipped' | 'none'; children: ReactNode }) {
  return (
    <span className={styles.none}>
      {look === 'skipped' && <SkipIcon size="small" />}
      {children}
    </span>
  );
}

export interface PersonRowProps {
  /** The child's page. */
  href: string;
  /** The head of the child's figure. */
  picture: ReactNode;
  /** Name or code of the child. */
  title: string;
  /** Second line. */
  note?: string;
  /** What is new. */
  badge?: string;
  /** Marks the child that is shown. Default false. */
  current?: boolean;
}

/** One child in a list of links. */
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
