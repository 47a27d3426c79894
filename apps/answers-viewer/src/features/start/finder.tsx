import type { ChildCounts, ChildState } from '@lykta/domain';
import { Button, ChevronDownIcon, FilterSelect } from '@lykta/ui';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { deskSorts, type DeskQuery } from './use-desk-query.ts';
import styles from './finder.module.css';

const chips = ['unread', 'waiting', 'ended'] as const satisfies readonly ChildState[];

interface Props {
  /** The search field. */
  search: ReactNode;
  counts: ChildCounts;
  query: DeskQuery;
}

/** The search, the filters that are no tiles, and the order; on a phone the last two lie behind a button. */
export function Finder({ search, counts, query: { state, sort, set } }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.finder}>
      <div className={styles.search}>{search}</div>
      <span className={styles.fold}>
        <Button
          look="secondary"
          size="compact"
          fit
          iconEnd={ChevronDownIcon}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('start.filter')}
        </Button>
      </span>
      <div id={id} className={styles.filters} data-folded={!open || undefined}>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            aria-pressed={state === chip}
            onClick={() => set('state', state === chip ? '' : chip)}
          >
            <b>{t(`start.filter.${chip}`)}</b> {counts[chip]}
          </button>
        ))}
        <FilterSelect
          label={t('children.sort')}
          value={sort}
          onValue={(value) => set('sort', value === 'groups' ? '' : value)}
          options={deskSorts.map((one) => ({
            value: one,
            label: t(one === 'groups' ? 'children.sort.matters' : `children.sort.${one}`),
          }))}
        />
      </div>
    </div>
  );
}
