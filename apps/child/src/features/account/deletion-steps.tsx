import { Button, Card, LinkButton } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import styles from './account.module.css';

interface ConfirmProps {
  onGoOn: () => void;
}

/** First: what goes away, and what others may have kept. */
export function ConfirmDeletion({ onGoOn }: ConfirmProps) {
  const { t } = useTranslation();
  return (
    <Screen title={t('account.delete.title')} back={paths.settings} view="confirm">
      <Card className={styles.consent}>
        <ul>
          <li>{t('account.delete.text.1')}</li>
          <li>{t('account.delete.text.2')}</li>
          <li>{t('account.delete.text.3')}</li>
        </ul>
      </Card>
      <Button look="danger" onClick={onGoOn}>
        {t('account.delete.go-on')}
      </Button>
      <LinkButton look="quiet" href={paths.settings}>
        {t('frame.cancel')}
      </LinkButton>
    </Screen>
  );
}

interface KeepProps {
  busy: boolean;
  onChoose: (keepAnswers: boolean) => void;
  /** What went wrong. */
  children: ReactNode;
}

/** Second: whether the counts of sent answers may stay. */
export function KeepAnswers({ busy, onChoose, children }: KeepProps) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('account.delete.keep.title')}
      intro={t('account.delete.keep.intro')}
      back={paths.settings}
      view="keep"
    >
      {children}
      <Button look="secondary" busy={busy} onClick={() => onChoose(true)}>
        {t('account.delete.keep.yes')}
      </Button>
      <Button look="secondary" busy={busy} onClick={() => onChoose(false)}>
        {t('account.delete.keep.no')}
      </Button>
      <LinkButton look="quiet" href={paths.settings}>
        {t('frame.cancel')}
      </LinkButton>
    </Screen>
  );
}
