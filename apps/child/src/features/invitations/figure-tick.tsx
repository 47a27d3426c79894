import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useShowFigureMutation } from '@lykta/api';
import type { AcceptedInvitation } from '@lykta/domain';
import { Checkbox, FormError } from '@lykta/ui';
import styles from './invitations.module.css';

/** A checkbox: whether the staff who invited the child see its own figure (docs/product.md §6). */
export function FigureTick({ invitation }: { invitation: AcceptedInvitation }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const [show, { isLoading, error, originalArgs }] = useShowFigureMutation();
  // The new value while it is being saved.
  const checked = isLoading && originalArgs ? originalArgs.show : invitation.showsFigure;
  return (
    <div className={styles.figure}>
      <Checkbox
        label={t('invitations.figure')}
        help={checked ? t('invitations.figure.shown') : t('invitations.figure.drawn')}
        aria-label={t('invitations.figure.of', { unit: invitation.unit })}
        checked={checked}
        onCheck={(next) => {
          if (!isLoading) void show({ id: invitation.id, show: next });
        }}
      />
      <FormError>{error && textOf(error)}</FormError>
    </div>
  );
}
