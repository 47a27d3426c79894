import { Button } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import type { Fold } from './use-fold.ts';

/** Shows the rest of a folded list, and hides it again; nothing where all is shown anyway. */
export function FoldButton({ more, isOpen, onToggle }: Omit<Fold<unknown>, 'shown'>) {
  const { t } = useTranslation();
  if (more === 0) return null;
  return (
    <Button look="text" size="compact" fit aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? t('frame.fewer') : t('frame.more', { count: more })}
    </Button>
  );
}
