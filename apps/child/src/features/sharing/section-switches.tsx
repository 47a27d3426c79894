import type { ShareSection, ShareSource } from '@lykta/domain';
import { RowList, Switch } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { sectionCounts, type SectionCount } from './section-counts.ts';
import styles from './share.module.css';

interface Props {
  source: ShareSource;
  chosen: readonly ShareSection[];
  onChange: (chosen: ShareSection[]) => void;
}

/** Switches for the parts that a link shows; all are off at first. */
export function SectionSwitches({ source, chosen, onChange }: Props) {
  const { t } = useTranslation();
  const helpOf = ({ kind, count }: SectionCount) => {
    if (count === 0) return t('sharing.count.none');
    return kind === 'parts' ? undefined : t(`sharing.count.${kind}`, { count });
  };
  return (
    <RowList label={t('sharing.choose')}>
      {sectionCounts(source).map((one) => (
        <li key={one.section} className={styles.choice}>
          <Switch
            label={t(`sharing.section.${one.section}`)}
            help={helpOf(one)}
            checked={chosen.includes(one.section)}
            disabled={one.count === 0}
            onCheck={(on) =>
              onChange(on ? [...chosen, one.section] : chosen.filter((section) => section !== one.section))
            }
          />
        </li>
      ))}
    </RowList>
  );
}
