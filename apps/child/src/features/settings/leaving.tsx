import { Row, RowList, useToast } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/errors/failure-text.ts';
import { paths } from '../../frame/paths.ts';
import { useSignOutHere } from '../../frame/session/session.ts';

/** Ways out: of every device, and of Lykta. */
export function Leaving() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const toast = useToast();
  const { signOut } = useSignOutHere();
  return (
    <RowList label={t('settings.leaving')}>
      <Row onClick={() => void signOut(true).catch((error: unknown) => toast(textOf(error), 'bad'))}>
        {t('settings.sign-out-everywhere')}
      </Row>
      <Row href={paths.deleteAccount}>{t('settings.delete')}</Row>
    </RowList>
  );
}
