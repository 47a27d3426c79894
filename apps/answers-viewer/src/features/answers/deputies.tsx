import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { ChangeCaseWorkers } from '@lykta/domain';
import { Button, PlainRow, RowList, SelectField, TextField, type SelectOption } from '@lykta/ui';
import { useState } from 'react';
import { longDay } from '../../frame/dates.ts';
import styles from './deputies.module.css';

type List = ChangeCaseWorkers['deputies'];

interface Props {
  /** Who can be a deputy; also those who are. */
  options: readonly SelectOption[];
  list: List;
  onChange: (list: List) => void;
}

/** The deputies of a case with their days: removes one, or adds one more. */
export function Deputies({ options, list, onChange }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [id, setId] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const nameOf = (one: string) => options.find(({ value }) => value === one)?.label ?? '';
  const free = options.filter(({ value }) => !list.some((one) => one.id === value));
  const isComplete = id !== '' && from !== '' && to !== '' && from <= to;
  const add = () => {
    onChange([...list, { id, from, to }]);
    setId('');
    setFrom('');
    setTo('');
  };
  return (
    <fieldset className={styles.deputies}>
      <legend>{t('cases.deputies')}</legend>
      {list.length > 0 && (
        <RowList label={t('cases.deputies')}>
          {list.map((one) => {
            const name = nameOf(one.id);
            const days = { from: longDay(one.from, language), to: longDay(one.to, language) };
            return (
              <PlainRow
                key={one.id}
                end={
                  <Button
                    look="text"
                    size="compact"
                    fit
                    onClick={() => onChange(list.filter((other) => other.id !== one.id))}
                  >
                    {t('cases.deputy.remove', { name })}
                  </Button>
                }
              >
                {t('cases.deputy', { name, ...days })}
              </PlainRow>
            );
          })}
        </RowList>
      )}
      {free.length > 0 && (
        <>
          <SelectField
            label={t('cases.deputy.who')}
            size="compact"
            value={id}
            onValue={setId}
            options={[{ value: '', label: t('cases.responsible.choose') }, ...free]}
          />
          <TextField
            label={t('cases.deputy.from')}
            type="date"
            size="compact"
            value={from}
            onValue={setFrom}
          />
          <TextField
            label={t('cases.deputy.to')}
            type="date"
            size="compact"
            min={from}
            value={to}
            onValue={setTo}
          />
          <Button
            look="secondary"
            size="compact"
            fit
            disabled={!isComplete}
            reason={t('cases.deputy.incomplete')}
            onClick={add}
          >
            {t('cases.deputy.add')}
          </Button>
        </>
      )}
    </fieldset>
  );
}
