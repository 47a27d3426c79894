import { Row, RowList } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';

/** The way out of Lykta. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <RowList label={t('settings.leaving')}>
      <Row href={paths.deleteAccount}>{t('settings.delete')}</Row>
    </RowList>
  );
}
