import { useLanguage, useTranslation } from '@lykta/app-shell';
import type { PlanFault } from '@lykta/domain';
import { Disclosure, SelectField, TextField } from '@lykta/ui';
import { longDay } from '../dates.ts';
import type { PlanChoice } from './use-plan.ts';

/** The reminders and rounds that can be chosen; the server takes other numbers too. */
const REMIND_AFTER = [2, 3, 5, 7, 14];
const EVERY_WEEKS = [1, 2, 4, 8, 12];

/** Chooses the last day, the reminder and the rounds of what is sent; folded away, since most need none. */
export function PlanFields({ choice }: { readonly choice: PlanChoice }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { typed, change, faults, rounds } = choice;
  const faultAt = (path: PlanFault['path']) => {
    const fault = faults.find((one) => one.path === path);
    return fault && t(`asking.fault.${fault.message}`);
  };
  const last = rounds.at(-1);
  return (
    <Disclosure summary={t('asking.plan')}>
      <TextField
        label={t('asking.last-day')}
        help={t('asking.last-day.help')}
        error={faultAt('lastDay')}
        type="date"
        size="compact"
        value={typed.lastDay}
        onValue={(lastDay) => change({ lastDay })}
      />
      <SelectField
        label={t('asking.remind')}
        help={t('asking.remind.help')}
        error={faultAt('remindAfter')}
        size="compact"
        value={typed.remindAfter}
        onValue={(remindAfter) => change({ remindAfter })}
        options={[
          { value: '', label: t('asking.remind.none') },
          ...REMIND_AFTER.map((count) => ({
            value: String(count),
            label: t('asking.remind.after', { count }),
          })),
        ]}
      />
      <SelectField
        label={t('asking.repeat')}
        size="compact"
        value={typed.weeks}
        onValue={(weeks) => change({ weeks })}
        options={[
          { value: '', label: t('asking.repeat.none') },
          ...EVERY_WEEKS.map((count) => ({
            value: String(count),
            label: t('asking.repeat.every', { count }),
          })),
        ]}
      />
      {typed.weeks !== '' && (
        <TextField
          label={t('asking.repeat.until')}
          help={last && t('asking.repeat.rounds', { count: rounds.length, day: longDay(last, language) })}
          error={typed.until === '' ? undefined : faultAt('repeat.until')}
          type="date"
          size="compact"
          value={typed.until}
          onValue={(until) => change({ until })}
        />
      )}
    </Disclosure>
  );
}
