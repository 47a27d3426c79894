import { useLanguage } from '@lykta/app-shell';
import { failureOf, useImportFormMutation } from '@lykta/api';
import { phrase } from '@lykta/form-studio';
import { Button, Card, FileField, FormError, Note } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { ForeignFile } from './foreign-file.tsx';
import { FormFaults } from './form-faults.tsx';
import { readFormFile, type ReadFile } from './read-form-file.ts';
import styles from './import-form.module.css';

/** Imports a form from a file. A form with problems is refused, and all problems are listed. */
export function ImportForm() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<ReadFile>();
  const [send, { data, error, isLoading, reset }] = useImportFormMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    const found = readFormFile(await file.text());
    setRead(found);
    if (found.form) await send(found.form);
  };
  return (
    <Card as="section" look="sunken" className={styles.card}>
      <h2>{t('forms.import.title')}</h2>
      <p>
        {t('forms.import.help')} {phrase('in.fhir', language)}
      </p>
      <form onSubmit={(event) => void submit(event)}>
        <FileField
          label={t('forms.import.file')}
          size="compact"
          accept=".json,application/json"
          chosen={file?.name}
          texts={{ choose: t('forms.import.choose-file'), none: t('forms.import.no-file') }}
          onFile={(chosen) => {
            setFile(chosen);
            setRead(undefined);
            reset();
          }}
        />
        {read?.notReadable && <FormError>{t('forms.import.no-json')}</FormError>}
        {read?.foreign && <ForeignFile imported={read.foreign} />}
        {error !== undefined && <Problems error={error} />}
        {data && <Note look="good">{t('forms.import.done', { name: data.name })}</Note>}
        <Button
          type="submit"
          size="compact"
          fit
          busy={isLoading}
          disabled={!file}
          reason={t('forms.import.choose')}
        >
          {t('forms.import.submit')}
        </Button>
      </form>
    </Card>
  );
}

function Problems({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { code, problem } = failureOf(error);
  const problems = problem?.errors ?? [];
  if (code === 'conflict') return <FormError>{t('forms.import.taken')}</FormError>;
  if (problems.length === 0) return <FormError>{failureText(error)}</FormError>;
  return (
    <FormError>
      {t('forms.import.problems', { count: problems.length })}
      <FormFaults faults={problems} />
    </FormError>
  );
}
