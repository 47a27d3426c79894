import { Row, RowList } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';
import { useSignOutHere } from '../../frame/session/sign-out.ts';

/** Ways out: of every device, and of Lykta. */
export function Leaving() {
  const { t } = useTranslation();
  const signOut = useSignOutHere();
  return (
    <RowList label={t('settings.leaving')}>
      <Row onClick={() => signOut(true)}>{t('settings.sign-out-everywhere')}</Row>
      <Row href={paths.deleteAccount}>{t('settings.delete')}</Row>
    </RowList>
  );
}
