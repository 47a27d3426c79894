import { Card } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import styles from './shared.module.css';

/** Next to the story: advice for the adult on talking with the child. */
export function HowToTalk() {
  const { t } = useTranslation();
  return (
    <Card as="section" look="sunken" className={styles.talk}>
      <h2>{t('shared.talk')}</h2>
      <ul>
        <li>{t('shared.talk.thank')}</li>
        <li>{t('shared.talk.listen')}</li>
        <li>{t('shared.talk.calm')}</li>
        <li>{t('shared.talk.promise')}</li>
        <li>{t('shared.talk.ask')}</li>
        <li>{t('shared.talk.worried')}</li>
      </ul>
      <p>
        <b>{t('shared.talk.danger')}</b>
      </p>
    </Card>
  );
}
