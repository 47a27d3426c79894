import { useLanguage } from '@lykta/app-shell';
import type { Form } from '@lykta/domain';
import { phrase, toQuestionnaire } from '@lykta/form-studio';
import { Button, Card, DownloadIcon } from '@lykta/ui';
import { download } from '../../../frame/file/download.ts';
import styles from './review.module.css';

/** Downloads a form as a file: in our own format, or for other systems. */
export function TakeOut({ form }: { readonly form: Form }) {
  const language = useLanguage();
  const { id, version } = form.metadata;
  const save = (value: object, end: string) => {
    const text = `${JSON.stringify(value, null, 2)}\n`;
    download(`${id}-${version}${end}`, new Blob([text], { type: 'application/json' }));
  };
  return (
    <Card className={styles.card}>
      <h2>{phrase('out.title', language)}</h2>
      <p>{phrase('out.help', language)}</p>
      <Button look="secondary" size="compact" fit icon={DownloadIcon} onClick={() => save(form, '.json')}>
        {phrase('out.json', language)}
      </Button>
      <Button
        look="secondary"
        size="compact"
        fit
        icon={DownloadIcon}
        onClick={() => save(toQuestionnaire(form), '.fhir.json')}
      >
        {phrase('out.fhir', language)}
      </Button>
    </Card>
  );
}
