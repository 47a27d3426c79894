import { Switch } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';

interface Props {
  easier: boolean;
  onChange: (easier: boolean) => void;
  /** Says what it is; left out where the child sees it. */
  explained?: boolean;
}

/** Turns the easier way on and off: pictures, few words at a time, everything read aloud. */
export function EasierSwitch({ easier, onChange, explained = false }: Props) {
  const { t } = useTranslation();
  return (
    // Where it is on, the page draws its targets larger.
    <div data-easier={easier || undefined}>
      <Switch
        label={t('easier.name')}
        help={explained ? t('easier.help') : undefined}
        checked={easier}
        onCheck={onChange}
      />
    </div>
  );
}
