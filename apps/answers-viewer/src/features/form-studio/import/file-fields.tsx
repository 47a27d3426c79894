import { FileField, FormError } from '@lykta/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { useWords } from '../words/use-words.ts';
import { readFiles, type ReadForm, type Refusal } from './read-files.ts';

interface Props {
  onRead: (form: ReadForm | undefined) => void;
}

/** Forgets what is chosen, so that the same file can be chosen again when it has been mended. */
const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
  currentTarget.value = '';
};

/** Chooses the file of a form; where its answers stand on a sheet of their own in CSV, that one too. */
export function FileFields({ onRead }: Props) {
  const { t } = useWords();
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<File>();
  const [refused, setRefused] = useState<Refusal>();
  const turn = useRef(0);
  const readAll = async (survey: File | undefined, list: File | undefined) => {
    turn.current += 1;
    const mine = turn.current;
    setFile(survey);
    setChoices(list);
    const read = survey && (await readFiles(survey, list));
    // Somebody may have chosen another file while this one was read.
    if (mine !== turn.current) return;
    const isRefusal = typeof read === 'string';
    setRefused(isRefusal ? read : undefined);
    onRead(isRefusal ? undefined : read);
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
        onClick={forget}
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
          onClick={forget}
          onFile={(list) => void readAll(file, list)}
        />
      )}
      {refused && <FormError>{t(`file.${refused}`)}</FormError>}
    </>
  );
}
