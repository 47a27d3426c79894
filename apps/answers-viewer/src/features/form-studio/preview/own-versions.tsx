import { useFormVersionsQuery, useRetireFormMutation } from '@lykta/api';
import { can, dayOf } from '@lykta/domain';
import { Button, Card, ConfirmDialog, FormError, LinkButton } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Day } from '../../../frame/day.tsx';
import { useFailureText } from '../../../frame/use-failure-text.ts';
import { useStaff } from '../../../frame/staff.ts';
import styles from '../review/review.module.css';
import { useWords } from '../words/use-words.ts';

/** The versions of an own form: who published each, and whether the form is still sent. */
export function OwnVersions({ form }: { readonly form: string }) {
  const { t } = useWords();
  const { t: desk } = useTranslation();
  const failureText = useFailureText();
  const { role } = useStaff();
  const { data } = useFormVersionsQuery(form);
  const [asking, setAsking] = useState(false);
  const [retire, { error, isLoading }] = useRetireFormMutation();
  if (!data) return null;
  const change = async (retired: boolean) => {
    await retire({ formId: form, retired });
    setAsking(false);
  };
  return (
    <Card className={styles.card}>
      <h2>{t('versions')}</h2>
      {data.retired && <p>{t('versions.retired')}</p>}
      <ol className={styles.versions}>
        {data.versions.map(({ version, published, reader }) => (
          <li key={version}>
            {t('versions.one', { version, name: published.by ?? t('newer.somebody') })}{' '}
            <Day day={dayOf(new Date(published.at))} />
            {reader && ` ${t('versions.reader', { name: reader })}`}
          </li>
        ))}
      </ol>
      {data.draft && (
        <LinkButton look="secondary" size="compact" href={`/forms/drafts/${data.draft}`}>
          {t('new.exists.open')}
        </LinkButton>
      )}
      {can(role, 'write-forms') && (
        <Button
          look="secondary"
          size="compact"
          busy={isLoading}
          onClick={() => (data.retired ? void change(false) : setAsking(true))}
        >
          {data.retired ? t('versions.use-again') : t('versions.retire')}
        </Button>
      )}
      {error && <FormError>{failureText(error)}</FormError>}
      <ConfirmDialog
        open={asking}
        title={t('versions.retire.title')}
        confirmLabel={t('versions.retire')}
        cancelLabel={desk('frame.cancel')}
        busy={isLoading}
        onConfirm={() => void change(true)}
        onClose={() => setAsking(false)}
      >
        <p>{t('versions.retire.help')}</p>
      </ConfirmDialog>
    </Card>
  );
}
