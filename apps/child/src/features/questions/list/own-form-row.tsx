import { useAnswersQuery, useFormQuery } from '@lykta/api';
import { localText, type FormListItem } from '@lykta/domain';
import { AreaPicture, LinkButton, Progress, themeOf } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { formPath } from '../../../frame/form-paths.ts';
import { useLanguage } from '../../../frame/language.ts';
import { loginTime } from '../../../frame/storage/login-time.ts';
import { FormMark } from './form-mark.tsx';
import { formProgress } from './form-progress.ts';
import { FormRow } from './form-row.tsx';
import { StartOver } from './start-over.tsx';

/** One of the child's own forms, always available: progress, continue, start over. */
export function OwnFormRow({ listed }: { listed: FormListItem }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const key = { id: listed.id, version: listed.version };
  const form = useFormQuery(key);
  const answers = useAnswersQuery(key);
  const [opened] = useState(() => ({ now: new Date(), skipCutoff: loginTime() }));
  const progress = form.data && answers.data && formProgress(form.data, answers.data.document, opened);
  const { area, tint } = themeOf(listed);
  const name = localText(listed.nameForChild, language);
  const drawn = area && area === listed.id;
  const way = !progress?.begun ? 'start' : progress.left > 0 ? 'go-on' : 'again';
  const told = progress && { answered: progress.answered, total: progress.total };

  return (
    <FormRow
      tint={tint}
      picture={drawn ? <AreaPicture area={area} size={44} /> : <FormMark icon={listed.icon} />}
      opens={drawn ? formPath(key) : undefined}
      name={name}
      way={
        told &&
        {
          start: t('questions.list.unbegun', { total: told.total }),
          'go-on': t('questions.list.progress', told),
          again: t('questions.list.done'),
        }[way]
      }
      progress={
        told &&
        way !== 'start' && (
          <Progress value={told.answered} max={told.total} label={t('questions.list.progress', told)} />
        )
      }
    >
      <LinkButton
        size="small"
        look="secondary"
        href={formPath(key)}
        aria-label={t(`questions.list.${way}.form`, { name })}
      >
        {t(`questions.list.${way}`)}
      </LinkButton>
      {progress && <StartOver formKey={key} name={name} possible={progress.begun} />}
    </FormRow>
  );
}
