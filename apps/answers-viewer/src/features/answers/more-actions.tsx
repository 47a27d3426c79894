import type { InvitedChild } from '@lykta/api';
import { Button, PrinterIcon } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { EndCase } from './end-case.tsx';
import { ExtractButton } from './extract/extract-button.tsx';
import styles from './more-actions.module.css';
import { AnswerTogether } from './together/answer-together.tsx';

/** Whether a form can be answered with the child: it takes part, and the member works with it. */
const canSitDown = ({ invitation, child }: InvitedChild): boolean =>
  !child.emergencyOnly &&
  invitation.status.status === 'active' &&
  child.left === undefined &&
  child.ended === undefined;

/** What is done seldom with one child: printing the page, ending the case, taking everything out, answering together. */
export function MoreActions({ one }: { readonly one: InvitedChild }) {
  const { t } = useTranslation();
  const { invitation, child } = one;
  return (
    <div className={styles.more}>
      {!child.emergencyOnly && (
        <Button
          look="secondary"
          size="compact"
          fit
          icon={PrinterIcon}
          data-shortcut="print"
          onClick={() => window.print()}
        >
          {t('answers.print')}
        </Button>
      )}
      {!child.emergencyOnly && invitation.status.status !== 'closed' && <EndCase one={one} />}
      <ExtractButton one={one} />
      {/* Last: what it says about forms comes later, and must push nothing away. */}
      {canSitDown(one) && <AnswerTogether one={one} />}
    </div>
  );
}
