import { SelectField } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Failure } from '../../frame/failure.tsx';
import { Loading } from '../../frame/loading.tsx';
import type { useResponsible } from './use-responsible.ts';

interface Props {
  responsible: ReturnType<typeof useResponsible>;
  /** Whether a missing choice is said. */
  tried: boolean;
}

/** Who becomes responsible for the children of an invitation that somebody makes for another's unit. */
export function ResponsibleField({ responsible, tried }: Props) {
  const { t } = useTranslation();
  const { colleagues, id, setNamed, isMissing, error, refetch } = responsible;
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!colleagues) return <Loading parts={['line']} />;
  if (colleagues.length === 0) return <p>{t('invitation.new.responsible.nobody')}</p>;
  return (
    <SelectField
      label={t('invitation.new.responsible')}
      help={t('invitation.new.responsible.help')}
      error={tried && isMissing ? t('invitation.new.responsible.missing') : undefined}
      size="compact"
      value={id}
      onValue={setNamed}
      options={[
        { value: '', label: t('cases.responsible.choose') },
        ...colleagues.map(({ id: value, name: label }) => ({ value, label })),
      ]}
    />
  );
}
