import { Button, Card, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './account.module.css';

interface Props {
  onConfirmed: () => void;
}

/** Says what the deletion removes, and what stays here or with others, and asks for confirmation. */
export function ConfirmDeletion({ onConfirmed }: Props) {
  const { t } = useTranslation();
  return (
    <Screen title={t('account.delete.title')} back={paths.settings} view="confirm">
      <Card className={styles.consent}>
        <h2>{t('account.delete.goes')}</h2>
        <ul>
          <li>{t('account.delete.goes.1')}</li>
          <li>{t('account.delete.goes.2')}</li>
        </ul>
      </Card>
      <Card className={styles.consent}>
        <h2>{t('account.delete.stays')}</h2>
        <ul>
          <li>{t('account.delete.stays.1')}</li>
          <li>{t('account.delete.stays.2')}</li>
          <li>{t('account.delete.stays.3')}</li>
          <li>{t('account.delete.stays.4')}</li>
        </ul>
      </Card>
      <Button look="danger" onClick={onConfirmed}>
        {t('account.delete.go-on')}
      </Button>
      <LinkButton look="quiet" href={paths.settings}>
        {t('frame.cancel')}
      </LinkButton>
    </Screen>
  );
}
