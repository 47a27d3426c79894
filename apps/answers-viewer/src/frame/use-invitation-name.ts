import { formatCode, type StaffInvitation } from '@lykta/domain';
import { useTranslation } from '@lykta/app-shell';

/** Returns what an invitation is called: the unit's own label and the code, or only the code. */
export function useInvitationName(): (invitation: Pick<StaffInvitation, 'code' | 'label'>) => string {
  const { t } = useTranslation();
  return ({ code: plain, label }) => {
    const code = formatCode(plain);
    return label === undefined
      ? t('invitation.heading', { code })
      : t('invitation.labelled', { label, code });
  };
}
