import type { ChildCounts, ChildState } from '@lykta/domain';
import { ClockIcon, type IconComponent } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { flagIcons } from '../../frame/children/child-flags.tsx';
import type { DeskQuery } from './use-desk-query.ts';
import styles from './tiles.module.css';

const tiles = ['help', 'worries', 'worse', 'late'] as const satisfies readonly ChildState[];
const icons: Record<(typeof tiles)[number], IconComponent> = { ...flagIcons, late: ClockIcon };

interface Props {
  counts: ChildCounts;
  query: DeskQuery;
}

/** How many children want help, have worries, answer worse, have waited too long; each shows only those. */
export function Tiles({ counts, query: { state, set } }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.tiles} role="group" aria-label={t('start.tiles')}>
      {tiles.map((tile) => {
        const Icon = icons[tile];
        return (
          <button
            key={tile}
            type="button"
            className={styles.tile}
            aria-pressed={state === tile}
            onClick={() => set('state', state === tile ? '' : tile)}
          >
            <span className={styles.disc} data-tile={tile}>
              <Icon size="small" />
            </span>
            <span>
              <b>{t('start.tile.count', { count: counts[tile] })}</b> <span>{t(`start.tile.${tile}`)}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
