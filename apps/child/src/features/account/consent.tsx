import { Button, Card, Disclosure, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './account.module.css';

interface Props {
  onAgree: () => void;
}

/** Says what is stored and why, before the form asks for anything (docs/product.md §2, create). */
export function Consent({ onAgree }: Props) {
  const { t } = useTranslation();
  return (
    <Screen title={t('account.consent.title')} intro={t('account.consent.intro')} back={paths.start}>
      <Card className={styles.consent}>
        <h2>{t('account.consent.saved')}</h2>
        <ul>
          <li>{t('account.consent.saved.1')}</li>
          <li>{t('account.consent.saved.2')}</li>
          <li>{t('account.consent.saved.3')}</li>
        </ul>
      </Card>
      <Card className={styles.consent}>
        <h2>{t('account.consent.used')}</h2>
        <ul>
          <li>{t('account.consent.used.1')}</li>
          <li>{t('account.consent.used.2')}</li>
        </ul>
      </Card>
      <Card className={styles.consent}>
        <h2>{t('account.consent.name')}</h2>
        <p>{t('account.consent.name.text')}</p>
      </Card>
      <Disclosure summary={t('account.consent.more')}>
        <ul className={styles.more}>
          <li>{t('account.consent.more.1')}</li>
          <li>{t('account.consent.more.2')}</li>
          <li>{t('account.consent.more.3')}</li>
          <li>{t('account.consent.more.4')}</li>
          <li>{t('account.consent.more.5')}</li>
        </ul>
      </Disclosure>
      <Button onClick={onAgree}>{t('account.consent.agree')}</Button>
      <LinkButton look="quiet" href={paths.start}>
        {t('account.consent.not-now')}
      </LinkButton>
    </Screen>
  );
}
