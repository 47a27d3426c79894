import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useFormListQuery, useInvitationsQuery, useProfileQuery } from '@lykta/api';
import { ownFormsInOrder } from '@lykta/domain';
import { ErrorState, Skeleton } from '@lykta/ui';
import { requestedForms } from './list/availability.ts';
import { OwnFormRow } from './list/own-form-row.tsx';
import { RequestedFormRow } from './list/requested-form-row.tsx';
import styles from './list/list.module.css';

/** How old somebody born then is or gets this year; undefined if they have not said. */
const ageOf = (birthYear = 0) => (birthYear === 0 ? undefined : new Date().getFullYear() - birthYear);

/**
 * The forms that a child can answer: requested ones, then its own by area (docs/product.md §2). The home screen shows
 * it too.
 */
export function FormList() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const forms = useFormListQuery();
  const invitations = useInvitationsQuery();
  const profile = useProfileQuery();
  const error = forms.error ?? invitations.error;

  // The order waits for the profile, which home has; without it the usual one is shown.
  if (forms.data && invitations.data && !profile.isLoading) {
    const requested = requestedForms(invitations.data.accepted);
    return (
      <div className={styles.list}>
        {requested.length > 0 && (
          <ul className={styles.rows} aria-label={t('questions.list.asked')}>
            {requested.map((one) => (
              <RequestedFormRow key={`${one.request}/${one.form.id}/${one.form.version}`} requested={one} />
            ))}
          </ul>
        )}
        <ul className={styles.rows} aria-label={t('questions.list.own')}>
          {ownFormsInOrder(forms.data, ageOf(profile.data?.birthYear)).map((form) => (
            <OwnFormRow key={form.id} listed={form} />
          ))}
        </ul>
      </div>
    );
  }
  if (!error) return <Skeleton label={t('frame.loading')} parts={['tile', 'tile', 'tile', 'tile']} />;
  const retry = () => {
    if (forms.error) void forms.refetch();
    if (invitations.error) void invitations.refetch();
  };
  return <ErrorState title={textOf(error)} retryLabel={t('frame.retry')} onRetry={retry} />;
}

// In one file with the list: both are fetched after home, and mostly together.
export { AskedFirst } from './asked-first.tsx';
