import { useFormListQuery } from '@lykta/api';
import { localText } from '@lykta/domain';
import { Button, Card, EditIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dayText } from '../../frame/dates.ts';
import { formPath, type FormState } from '../../frame/form-paths.ts';
import { useLanguage } from '../../frame/language.ts';
import { useKnown } from '../../frame/use-known.tsx';
import { answerWords, type Telling } from './telling.ts';
import styles from './story.module.css';

interface Props {
  tellings: readonly Telling[];
  /** The page to come back to after changing an answer; absent where nothing can be changed. */
  back?: string;
}

/** Things told, each with when it was said and, in one's own forms, a way to change it. */
export function TellingList({ tellings, back }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const known = useKnown();
  const navigate = useNavigate();
  const { data: forms } = useFormListQuery(undefined, { skip: back === undefined });

  return (
    <Card as="div" className={styles.tellings}>
      <ul>
        {tellings.map((telling) => {
          const question = localText(telling.question, language);
          const own = forms?.find((form) => form.id === telling.form.id && form.mutable);
          const state: FormState = { back };
          return (
            <li key={telling.key}>
              <p className={styles.quiet}>{question}</p>
              <p className={styles.answer}>{answerWords(telling, language, known)}</p>
              <div className={styles.said}>
                <span className={styles.quiet}>
                  {t('story.said', { day: dayText(telling.timestamp, language) })}
                </span>
                {own && (
                  <Button
                    look="text"
                    size="small"
                    fit
                    icon={EditIcon}
                    aria-label={t('story.change.of', { question })}
                    onClick={() => void navigate(`${formPath(own)}/${telling.qid}`, { state })}
                  >
                    {t('story.change')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
