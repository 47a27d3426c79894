import { FileField, FormError } from '@lykta/ui';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { readFiles, type ReadForm } from './read-files.ts';

type FileFieldsProps = { readonly onRead: (form: ReadForm | undefined) => void };

/** Chooses the file of a form; where its answers stand on a sheet of their own in CSV, that one too. */
export function FileFields({ onRead }: FileFieldsProps) {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<File>();
  const [isRefused, setRefused] = useState(false);
  const readAll = async (survey: File | undefined, list: File | undefined) => {
    setFile(survey);
    setChoices(list);
    const read = survey && (await readFiles(survey, list));
    setRefused(survey !== undefined && !read);
    onRead(read);
  };
  const texts = { choose: t('file.choose'), none: t('file.none') };
  return (
    <>
      <FileField
        label={t('file')}
        help={t('file.help')}
        size="compact"
        accept=".json,.csv,.xlsx,application/json,text/csv"
        chosen={file?.name}
        texts={texts}
        onFile={(survey) => void readAll(survey, undefined)}
      />
      {file && /\.csv$/i.test(file.name) && (
        <FileField
          label={t('file.choices')}
          help={t('file.choices.help')}
          size="compact"
          accept=".csv,text/csv"
          chosen={choices?.name}
          texts={texts}
          onFile={(list) => void readAll(file, list)}
        />
      )}
      {isRefused && <FormError>{t('file.not-readable')}</FormError>}
    </>
  );
}
