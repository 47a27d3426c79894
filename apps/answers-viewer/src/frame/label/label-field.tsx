import { LABEL_MAX, labelFault } from '@lykta/domain';
import { TextField } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { labelFaultText } from './label-fault-text.ts';

interface Props {
  value: string;
  onValue: (label: string) => void;
  /** Describes what the label is for. */
  help: string;
}

/** The field of a label; refuses at once what would tell whose it is, with the reason. */
export function LabelField({ value, onValue, help }: Props) {
  const { t } = useTranslation();
  const fault = labelFault(value);
  return (
    <TextField
      label={t('label.field')}
      help={help}
      error={fault && t(labelFaultText[fault])}
      size="compact"
      maxLength={LABEL_MAX}
      autoComplete="off"
      value={value}
      onValue={onValue}
    />
  );
}
