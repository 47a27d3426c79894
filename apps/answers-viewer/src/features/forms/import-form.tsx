import { failureOf, useImportFormMutation } from '@lykta/api';
import type { Form } from '@lykta/domain';
import { Button, Card, FileField, FormError, Note } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { FormFaults } from './form-faults.tsx';
import styles from './import-form.module.css';

/** Parses a file as JSON; undefined when it is not JSON. The server checks the content. */
async function readJson(file: File): Promise<Form | undefined> {
  try {
    return JSON.parse(await file.text()) as Form;
  } catch {
    return undefined;
  }
}

/** Imports a form from a file. A form with problems is refused, and all problems are listed. */
export function ImportForm() {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [isNoJson, setIsNoJson] = useState(false);
  const [send, { data, error, isLoading, reset }] = useImportFormMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    const form = await readJson(file);
    setIsNoJson(form === undefined);
    if (form) await send(form);
  };
  return (
    <Card as="section" look="sunken" className={styles.card}>
      <h2>{t('forms.import.title')}</h2>
      <p>{t('forms.import.help')}</p>
      <form onSubmit={(event) => void submit(event)}>
        <FileField
          label={t('forms.import.file')}
          size="compact"
          accept=".json,application/json"
          chosen={file?.name}
          texts={{ choose: t('forms.import.choose-file'), none: t('forms.import.no-file') }}
          onFile={(chosen) => {
            setFile(chosen);
            setIsNoJson(false);
            reset();
          }}
        />
        {isNoJson && <FormError>{t('forms.import.no-json')}</FormError>}
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
