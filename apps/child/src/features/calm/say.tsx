import { ReadAloudButton, Row, RowList } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { useReadAloudTexts } from '../../frame/use-read-aloud-texts.ts';
import styles from './calm.module.css';
import { sentences } from './ways.ts';

/** A sentence to say to an adult, or to show on the phone in large letters. It goes to nobody by itself. */
export function Say() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const readAloud = useReadAloudTexts();
  const [chosen, setChosen] = useState<(typeof sentences)[number]>('talk');
  const sentence = t(`calm.say.${chosen}`);
  return (
    <>
      <p className={styles.card} role="status">
        {sentence}
      </p>
      <div>
        <ReadAloudButton key={chosen} text={sentence} language={language} texts={readAloud} />
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
