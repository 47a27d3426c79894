import { PlainRow, RowList } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { moves } from './ways.ts';

/** Small things to do with the body; nothing is ticked off. */
export function Move() {
  const { t } = useTranslation();
  return (
    <RowList label={t('calm.move')}>
      {moves.map((move) => (
        <PlainRow key={move}>{t(`calm.move.${move}`)}</PlainRow>
      ))}
    </RowList>
  );
}
