import type { InvitedChild } from '@lykta/api';
import type { IndividualAnswers } from '@lykta/domain';
import { ChevronLeftIcon, ChevronRightIcon, EyeIcon, IconLink } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { childCode } from '../../frame/children/child-code.ts';
import { ChildPicture } from '../../frame/children/child-picture.tsx';
import { childPath, hasNews } from '../../frame/children/child-state.ts';
import { figureOf } from '../../frame/children/figure-of.ts';
import { LabelButton } from '../../frame/label/label-button.tsx';
import { ChildActions } from './child-actions.tsx';
import styles from './child-head.module.css';

interface Props {
  one: InvitedChild;
  /** What the child sent; undefined until the member has opened it. */
  answers: readonly IndividualAnswers[] | undefined;
  list: readonly InvitedChild[];
  /** Index in the list; -1 when it is not in it. */
  place: number;
}

/** Whose page it is, the ways to other children, and what can be done. */
export function ChildHead({ one, answers, list, place }: Props) {
  const { t } = useTranslation();
  const { invitation, child } = one;
  return (
    <header className={styles.head}>
      <ChildPicture avatar={figureOf(child)} size="large" />
      <div className={styles.who}>
        <h1 tabIndex={-1}>{t('child.name', { code: childCode(child.client) })}</h1>
        {!child.emergencyOnly && (
          <span className={styles.label}>
            <LabelButton
              of={{ invitation: invitation.id, client: child.client }}
              unit={invitation.unit}
              label={child.label}
              look="chip"
            />
          </span>
        )}
      </div>
      <Neighbours list={list} place={place} />
      <ChildActions one={one} answers={answers} />
    </header>
  );
}

/** The previous and the next child, and the next one with something unread. */
function Neighbours({ list, place }: Pick<Props, 'list' | 'place'>) {
  const { t } = useTranslation();
  const before = list[place - 1];
  const after = place < 0 ? undefined : list[place + 1];
  const unread = [...list.slice(place + 1), ...list.slice(0, Math.max(0, place))].find(({ child }) =>
    hasNews(child),
  );
  const look = { look: 'outlined', size: 'compact' } as const;
  return (
    <nav aria-label={t('answers.neighbours')} className={styles.neighbours}>
      {before && (
        <IconLink
          {...look}
          label={t('answers.previous')}
          icon={ChevronLeftIcon}
          href={childPath(before)}
          data-shortcut="previous"
        />
      )}
      {after && (
        <IconLink
          {...look}
          label={t('answers.next')}
          icon={ChevronRightIcon}
          href={childPath(after)}
          data-shortcut="next"
        />
      )}
      {unread && (
        <IconLink
          {...look}
          label={t('answers.next-unread')}
          icon={EyeIcon}
          href={childPath(unread)}
          data-shortcut="unread"
        />
      )}
    </nav>
  );
}
