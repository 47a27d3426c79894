import type { AnswersKey } from '@lykta/api';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

interface AskedForm {
  key: AnswersKey;
  /** Id of the question in the address. */
  question?: string;
}

/** The form in the address (docs/product.md §2, form/…); null when the address is invalid. */
export function useAskedForm(): AskedForm | null {
  const { formIdParam: id, formVersionParam, invitationId, requestId, questionId } = useParams();
  return useMemo(() => {
    const version = Number(formVersionParam);
    if (!id || !Number.isInteger(version) || version < 1) return null;
    const request = invitationId && requestId ? { invitation: invitationId, request: requestId } : undefined;
    return { key: { id, version, request }, question: questionId };
  }, [id, formVersionParam, invitationId, requestId, questionId]);
}
