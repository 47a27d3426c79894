import { BEB_FORM, type Question } from '@lykta/domain';
import { TopicTag } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Said } from '../../../frame/said.tsx';
import styles from './question.module.css';

interface Props {
  /** The form's id. */
  form: string;
  /** The unit that reads the answers of a requested form; undefined for an own form. */
  unit?: string;
  question: Question;
}

/**
 * Says why we ask, who can read the answer, and whether it can be changed. The author's own reason takes the place of
 * the form's.
 */
export function WhyWeAsk({ form, unit = '', question: { why, tags = [] } }: Props) {
  const { t } = useTranslation();
  const kind = unit !== '' ? 'asked' : form === BEB_FORM.id ? 'beb' : 'own';
  return (
    <>
      <p>{why ? <Said text={why} /> : t(`questions.why.${kind}`, { unit })}</p>
      <p>{t(`questions.why.${kind}.who`, { unit })}</p>
      {kind === 'asked' && <p>{t('questions.why.asked.story')}</p>}
      <p>{t(`questions.why.${kind}.change`, { unit })}</p>
      {tags.length > 0 && (
        <p className={styles.tags}>
          {t('questions.why.about')}
          {tags.map((tag) => (
            <TopicTag key={tag} topic={tag}>
              {t(`questions.tag.${tag}`)}
            </TopicTag>
          ))}
        </p>
      )}
    </>
  );
}
