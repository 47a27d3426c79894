import { useInvitationsQuery } from '@lykta/api';
import { Suspense, type ReactNode } from 'react';

/** Shows the questions that somebody waits for an answer to; their code is loaded only then. */
export function AskedOfMe({ children }: { children: ReactNode }) {
  const { data } = useInvitationsQuery();
  const isAsked = data?.accepted.some(
    ({ status, requests }) =>
      status.status === 'active' && requests.some(({ forms }) => forms.some(({ done }) => done === null)),
  );
  return isAsked ? <Suspense fallback={null}>{children}</Suspense> : null;
}
