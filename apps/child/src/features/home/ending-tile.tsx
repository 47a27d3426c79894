import type { Invitations } from '@lykta/domain';
import { CalendarIcon, Tile } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { dayText } from '../../frame/dates.ts';
import { paths } from '../../frame/paths.ts';

/** Tells that a unit soon erases what the child sent; the first one, the others stand behind the link. */
export function EndingTile({ ending }: { ending: NonNullable<Invitations['ending']> }) {
  const { t } = useTranslation();
  const [first] = ending;
  if (!first) return null;
  const day = dayText(t, `${first.on}T12:00:00Z`);
  return (
    <Tile
      icon={CalendarIcon}
      tone="lantern"
      href={paths.kept}
      note={t('kept.soon.note', { unit: first.unit, day })}
    >
      {t('kept.soon')}
    </Tile>
  );
}
