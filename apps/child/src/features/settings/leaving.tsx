import { Row, RowList } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';

/** The part of the settings with the link to delete the account. */
export function Leaving() {
  const { t } = useTranslation();
  return (
    <RowList label={t('settings.leaving')}>
      <Row href={paths.deleteAccount}>{t('settings.delete')}</Row>
    </RowList>
  );
}
