import { useChangeCaseWorkersMutation, useColleaguesQuery, type CaseKey } from '@lykta/api';
import type { CaseWorker, CaseWorkers, ChangeCaseWorkers } from '@lykta/domain';
import { Button, Dialog, FormError, SelectField, ToggleChips, useToast } from '@lykta/ui';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useFailureText } from '../../frame/use-failure-text.ts';
import { Deputies } from './deputies.tsx';

interface Props {
  of: CaseKey;
  /** The unit of the invitation: only its members can be chosen. */
  unit: string;
  workers: CaseWorkers;
  onClose: () => void;
}

/** Chooses who works with a child. Nobody has two parts: the responsible worker is no co-worker or deputy. */
export function CaseDialog({ of, unit, workers, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const failureText = useFailureText();
  const { data: colleagues = [], error: unlisted } = useColleaguesQuery();
  const [responsible, setResponsible] = useState(workers.responsible?.id ?? '');
  const [coworkers, setCoworkers] = useState(workers.coworkers.map(({ id }) => id));
  const [deputies, setDeputies] = useState<ChangeCaseWorkers['deputies']>(
    workers.deputies.map(({ id, from, to }) => ({ id, from, to })),
  );
  const [change, { error, isLoading }] = useChangeCaseWorkersMutation();
  const people = peopleOf(
    colleagues.filter(({ units }) => units.includes(unit)),
    workers,
  );
  const options = people.map(({ id, name, away }) => ({
    value: id,
    label: away ? t('cases.away', { name }) : name,
  }));
  const isDeputy = (id: string) => deputies.some((one) => one.id === id);
  const others = options.filter(({ value }) => value !== responsible);
  const free = others.filter(({ value }) => !isDeputy(value));
  const toggle = (id: string) =>
    setCoworkers((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));

  const save = async () => {
    const { data } = await change({
      ...of,
      responsible,
      coworkers: coworkers.filter((id) => id !== responsible && !isDeputy(id)),
      deputies: deputies.filter(({ id }) => id !== responsible),
    });
    if (!data) return;
    toast(t('cases.saved'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cases.change.title')}
      actions={
        <>
          <Button
            size="compact"
            busy={isLoading}
            disabled={responsible === ''}
            reason={t('cases.responsible.choose')}
            onClick={() => void save()}
          >
            {t('cases.save')}
          </Button>
          <Button look="quiet" size="compact" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('cases.change.help')}</p>
      <SelectField
        label={t('cases.responsible')}
        size="compact"
        value={responsible}
        onValue={setResponsible}
        options={[
          ...(workers.responsible ? [] : [{ value: '', label: t('cases.responsible.choose') }]),
          ...options,
        ]}
      />
      {free.length > 0 && (
        <ToggleChips label={t('cases.coworkers')} options={free} values={coworkers} onToggle={toggle} />
      )}
      {others.length > 0 ? (
        <Deputies
          options={others}
          list={deputies.filter(({ id }) => id !== responsible)}
          onChange={setDeputies}
        />
      ) : (
        <p>{t('cases.alone')}</p>
      )}
      {(error ?? unlisted) && <FormError>{failureText(error ?? unlisted)}</FormError>}
    </Dialog>
  );
}

/** Everybody who can have a part: the unit's members, and those who have one already. */
function peopleOf(colleagues: readonly CaseWorker[], workers: CaseWorkers): CaseWorker[] {
  const { responsible, coworkers, deputies } = workers;
  const known = [...(responsible ? [responsible] : []), ...coworkers, ...deputies];
  const all = new Map([...colleagues, ...known].map((one) => [one.id, one]));
  return [...all.values()].sort((a, b) => a.name.localeCompare(b.name));
}
