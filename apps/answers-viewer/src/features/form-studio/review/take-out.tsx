import { useLanguage } from '@lykta/app-shell';
import type { Form } from '@lykta/domain';
import { phrase, toQuestionnaire, toXlsForm, type LeftOut as Left } from '@lykta/form-studio';
import { Button, Card, DownloadIcon } from '@lykta/ui';
import { useState } from 'react';
import { download } from '../../../frame/file/download.ts';
import { LeftOut } from '../import/left-out.tsx';
import styles from './review.module.css';

/** Downloads a form as a file, in our own format or for other systems, and says what those cannot keep. */
export function TakeOut({ form }: { readonly form: Form }) {
  const language = useLanguage();
  const [leftOut, setLeftOut] = useState<readonly Left[]>([]);
  const { id, version } = form.metadata;
  const save = (content: BlobPart, type: string, end: string) =>
    download(`${id}-${version}${end}`, new Blob([content], { type }));
  const saveJson = (value: object, end: string) => {
    setLeftOut([]);
    save(`${JSON.stringify(value, null, 2)}\n`, 'application/json', end);
  };
  const saveXlsForm = async () => {
    const { writeWorkbook } = await import('../workbook.ts');
    const { sheets, leftOut: lost } = toXlsForm(form);
    setLeftOut(lost);
    save(writeWorkbook(sheets), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.xlsx');
  };
  const ways = [
    ['out.json', () => saveJson(form, '.json')],
    ['out.fhir', () => saveJson(toQuestionnaire(form), '.fhir.json')],
    ['out.xlsform', () => void saveXlsForm()],
  ] as const;
  return (
    <Card className={styles.card}>
      <h2>{phrase('out.title', language)}</h2>
      <p>{phrase('out.help', language)}</p>
      {ways.map(([words, take]) => (
        <Button key={words} look="secondary" size="compact" fit icon={DownloadIcon} onClick={take}>
          {phrase(words, language)}
        </Button>
      ))}
      <LeftOut
        leftOut={leftOut}
        placeOf={(place) =>
          place === 'settings'
            ? phrase('eye.form', language)
            : phrase('place.question', language, { number: place })
        }
      />
    </Card>
  );
}
