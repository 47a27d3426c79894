import { useStaffFormsQuery } from '@lykta/api';
import type { CreateDraft } from '@lykta/domain';
import { SelectField } from '@lykta/ui';
import { useState } from 'react';
import { Failure } from '../../../frame/failure.tsx';
import { useWords } from '../words/use-words.ts';

interface Props {
  /** `copy`: any form becomes a new one; `version`: the organisation's own gets a new version. */
  from: 'copy' | 'version';
  onChoose: (create: CreateDraft | undefined) => void;
}

/** Chooses the form to begin from, and of an own form also the version. */
export function FormChoice({ from, onChoose }: Props) {
  const { t } = useWords();
  const { data = [], error, refetch } = useStaffFormsQuery();
  const [chosen, setChosen] = useState('');
  if (error) return <Failure error={error} onRetry={refetch} />;
  const versions = data
    .filter(({ own }) => from === 'copy' || own)
    .flatMap(({ id, name, version, earlier = [] }) =>
      [version, ...earlier].map((each) => ({ id, version: each, name })),
    );
  const choose = (value: string) => {
    setChosen(value);
    const found = versions[Number(value)];
    onChoose(value === '' || !found ? undefined : { from, form: { id: found.id, version: found.version } });
  };
  return (
    <SelectField
      size="compact"
      label={t('new.form')}
      help={versions.length === 0 ? t('new.no-own') : undefined}
      value={chosen}
      onValue={choose}
      options={[
        { value: '', label: t('new.form.choose') },
        ...versions.map(({ name, version }, at) => ({
          value: String(at),
          label: t('new.form.version', { name, version }),
        })),
      ]}
    />
  );
}
