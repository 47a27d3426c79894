import { Button, QuietScene } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';

/**
 * Confirms that the account is deleted. The way out reloads the page, so that nothing of the account stays in memory.
 */
export function AccountDeleted() {
  const { t } = useTranslation();
  return (
    <Screen
      header={<QuietScene place="rest" header={<ScreenHeader lead="brand" to={paths.start} />} />}
      title={t('account.deleted.title')}
      intro={t('account.deleted.text')}
      view="deleted"
      foot={<Button onClick={() => window.location.replace(paths.start)}>{t('account.deleted.ok')}</Button>}
    />
  );
}
