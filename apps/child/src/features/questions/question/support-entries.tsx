import { SupportIcon, Tile } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../frame/paths.ts';

/** Under a question that may be hard: the way to somebody who helps. */
export function SupportEntries() {
  const { t } = useTranslation();
  return (
    <Tile icon={SupportIcon} tone="clay" href={paths.support}>
      {t('questions.support')}
    </Tile>
  );
}
