import { useAnswersQuery, useFormQuery } from '@lykta/api';
import { localText, type FormListItem } from '@lykta/domain';
import { AreaPicture, LinkButton, PlainRow, Progress, themeOf } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formPath } from '../../../frame/form-paths.ts';
import { useLanguage } from '../../../frame/language.ts';
import { loginTime } from '../../../frame/storage/login-time.ts';
import { FormMark } from './form-mark.tsx';
import { formProgress } from './form-progress.ts';
import { StartOver } from './start-over.tsx';
import styles from './list.module.css';

/** One of the child's own forms, always available: progress, continue, start over. */
export function OwnFormRow({ listed }: { listed: FormListItem }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const key = { id: listed.id, version: listed.version };
  const form = useFormQuery(key);
  const answers = useAnswersQuery(key);
  const [opened] = useState(() => ({ now: new Date(), skipCutoff: loginTime() }));
  const progress = form.data && answers.data && formProgress(form.data, answers.data.document, opened);
  const { area } = themeOf(listed);
  const name = localText(listed.nameForChild, language);
  const way = !progress?.begun ? 'start' : progress.left > 0 ? 'go-on' : 'again';

  return (
    <PlainRow
      picture={
        area && area === listed.id ? <AreaPicture area={area} size={44} /> : <FormMark icon={listed.icon} />
      }
      end={
        <LinkButton
          size="small"
          fit
          look="secondary"
          href={formPath(key)}
          aria-label={t(`questions.list.${way}.form`, { name })}
        >
          {t(`questions.list.${way}`)}
        </LinkButton>
      }
    >
      <span className={styles.name}>{name}</span>
      {progress && (
        <>
          <span className={styles.way}>
            {progress.left === 0
              ? t('questions.list.done')
              : t('questions.list.progress', { answered: progress.answered, total: progress.total })}
          </span>
          {progress.begun && (
            <Progress
              value={progress.answered}
              max={progress.total}
              label={t('questions.list.progress', { answered: progress.answered, total: progress.total })}
            />
          )}
          <StartOver formKey={key} name={name} possible={progress.begun} />
        </>
      )}
    </PlainRow>
  );
}
