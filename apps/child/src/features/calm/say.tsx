import { ReadAloudButton, Row, RowList } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useReading } from '../../frame/use-reading.ts';
import styles from './calm.module.css';
import { sentences } from './ways.ts';

/** A sentence to say to an adult, or to show on the phone in large letters. It goes to nobody by itself. */
export function Say() {
  const { t } = useTranslation();
  const reading = useReading();
  const [chosen, setChosen] = useState<(typeof sentences)[number]>('talk');
  const sentence = t(`calm.say.${chosen}`);
  return (
    <>
      <p className={styles.card} role="status">
        {sentence}
      </p>
      <div>
        <ReadAloudButton key={chosen} parts={[sentence]} {...reading} />
      </div>
      <h2>{t('calm.say.others')}</h2>
      <RowList label={t('calm.say.others')}>
        {sentences
          .filter((other) => other !== chosen)
          .map((other) => (
            <Row key={other} onClick={() => setChosen(other)}>
              {t(`calm.say.${other}`)}
            </Row>
          ))}
      </RowList>
    </>
  );
}
