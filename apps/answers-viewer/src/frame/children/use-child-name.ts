import type { StaffClient } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';
import { childCode } from './child-code.ts';

/** Returns what a child is called in lists and heads: the unit's own label and the code, or only the code. */
export function useChildName(): (child: Pick<StaffClient, 'client' | 'label'>) => string {
  const { t } = useTranslation();
  return ({ client, label }) => {
    const code = childCode(client);
    return label === undefined ? t('child.name', { code }) : t('child.labelled', { label, code });
  };
}
