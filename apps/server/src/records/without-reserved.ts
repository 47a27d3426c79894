import { isReservedId, type AnswersDocument } from '@lykta/domain';

/** A stored document, with what else is sealed with it. */
type Content = AnswersDocument & { remarks?: string[] };

/** Omits reserved question ids, stored before such ids were refused (docs/decisions/0038). */
export function withoutReserved<Kind extends Content>(content: Kind): Kind {
  const { answers, inactive, remarks } = content;
  if (![answers, inactive].some((map) => Object.keys(map).some(isReservedId))) return content;
  const kept = (map: AnswersDocument['answers']) =>
    Object.fromEntries(Object.entries(map).filter(([id]) => !isReservedId(id)));
  return {
    ...content,
    answers: kept(answers),
    inactive: kept(inactive),
    ...(remarks && { remarks: remarks.filter((id) => !isReservedId(id)) }),
  };
}
