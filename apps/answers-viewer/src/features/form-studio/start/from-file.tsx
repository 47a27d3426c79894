import type { CreateDraft } from '@lykta/domain';
import type { Imported } from '@lykta/form-studio';
import { FileField, FormError } from '@lykta/ui';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { LeftOut } from './left-out.tsx';
import { readFiles } from './read-files.ts';

type FromFileProps = { readonly onRead: (create: CreateDraft | undefined) => void };

/** Reads a form from a file, and says what of it did not come along. */
export function FromFile({ onRead }: FromFileProps) {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<File>();
  const [read, setRead] = useState<Imported | 'not-readable'>();
  const readAll = async (survey: File | undefined, list: File | undefined) => {
    setFile(survey);
    setChoices(list);
    const found = survey && ((await readFiles(survey, list)) ?? 'not-readable');
    setRead(found);
    onRead(found && found !== 'not-readable' ? { from: 'file', draft: found.draft } : undefined);
  };
  const texts = { choose: t('file.choose'), none: t('file.none') };
  return (
    <>
      <FileField
        label={t('file')}
        help={t('file.help')}
        size="compact"
        accept=".json,.csv,application/json,text/csv"
        chosen={file?.name}
        texts={texts}
        onFile={(survey) => void readAll(survey, choices)}
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
      {read === 'not-readable' && <FormError>{t('file.not-readable')}</FormError>}
      {read && read !== 'not-readable' && <LeftOut leftOut={read.leftOut} />}
    </>
  );
}
