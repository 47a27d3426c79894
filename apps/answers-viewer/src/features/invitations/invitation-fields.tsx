import type { lastDayFault } from '@lykta/domain';
import { TextField } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';

interface Props {
  value: string;
  onValue: (value: string) => void;
}

/** The last day of an invitation; it may be empty. */
export function LastDayField({
  fault,
  ...field
}: Props & { readonly fault: ReturnType<typeof lastDayFault> }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('asking.last-day')}
      help={t('invitation.change.last-day.help')}
      error={fault && t(`asking.fault.${fault}`)}
      type="date"
      size="compact"
      {...field}
    />
  );
}

/** For how many children an invitation is. */
export function PlacesField(
  props: Props & { readonly label: string; readonly help?: string; readonly error?: string | undefined },
) {
  return <TextField inputMode="numeric" size="compact" {...props} />;
}
