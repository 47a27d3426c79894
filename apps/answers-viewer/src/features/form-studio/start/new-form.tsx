import { useCreateDraftMutation } from '@lykta/api';
import type { CreateDraft } from '@lykta/domain';
import { Button, Link, Panel, PanelBody, PanelHead, RadioCards, TextField } from '@lykta/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../../frame/use-page-title.ts';
import { useWords } from '../words/use-words.ts';
import { FormChoice } from './form-choice.tsx';
import { NotBegun } from './not-begun.tsx';
import styles from './start.module.css';

const sources = ['empty', 'library', 'copy', 'version'] as const;
type Source = (typeof sources)[number];

/** Begins a form: from nothing, with questions of others, from a whole form, or from an earlier version. */
export function NewForm() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [source, setSource] = useState<Source>('empty');
  const [name, setName] = useState('');
  const [from, setFrom] = useState<CreateDraft>();
  const [create, { error, isLoading, reset }] = useCreateDraftMutation();
  usePageTitle(t('new'));
  const isNamed = source === 'empty' || source === 'library';
  const wanted: CreateDraft | undefined = isNamed
    ? name.trim() === ''
      ? undefined
      : { from: 'empty', name: name.trim() }
    : from;
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (!wanted) return;
    const { data } = await create(wanted);
    if (data) await navigate(`/forms/drafts/${data.id}`, { state: { library: source === 'library' } });
  };
  return (
    <Panel>
      <PanelHead title={t('new')} />
      <PanelBody>
        <p>
          {t('new.in-file')} <Link href="/forms/import">{t('import')}</Link>
        </p>
        <form className={styles.start} onSubmit={(event) => void begin(event)}>
          <RadioCards
            label={t('new.from')}
            value={source}
            onChoose={(value) => {
              setSource(sources.find((one) => one === value) ?? 'empty');
              setFrom(undefined);
              reset();
            }}
            options={sources.map((value) => ({
              value,
              label: t(`new.from.${value}`),
              help: t(`new.from.${value}.help`),
            }))}
          />
          {isNamed && (
            <TextField size="compact" label={t('form.name')} maxLength={200} value={name} onValue={setName} />
          )}
          {(source === 'copy' || source === 'version') && (
            <FormChoice key={source} from={source} onChoose={setFrom} />
          )}
          {error !== undefined && <NotBegun error={error} />}
          <Button
            type="submit"
            size="compact"
            busy={isLoading}
            disabled={!wanted}
            reason={isNamed ? t('new.name-first') : t('new.choose-first')}
          >
            {t('new.begin')}
          </Button>
        </form>
      </PanelBody>
    </Panel>
  );
}
