import { useInvitationsQuery } from '@lykta/api';
import { lazyScreen } from '@lykta/ui';
import { Suspense, type ReactNode } from 'react';

const EndingTile = lazyScreen(() => import('./ending-tile.tsx').then((m) => m.EndingTile));

/** Shows what is soon erased, and the questions that somebody waits for an answer to; their code is loaded only then. */
export function AskedOfMe({ children }: { children: ReactNode }) {
  const { data } = useInvitationsQuery();
  const isAsked = data?.accepted.some(
    ({ status, requests }) =>
      status.status === 'active' && requests.some(({ forms }) => forms.some(({ done }) => done === null)),
  );
  return (
    <Suspense fallback={null}>
      {data?.ending && <EndingTile ending={data.ending} />}
      {isAsked && children}
    </Suspense>
  );
}
