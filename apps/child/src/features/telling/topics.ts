/** The four pages about telling somebody, in reading order; the ids are part of addresses. */
export const topics = ['parents', 'happens', 'undo', 'company'] as const;
export type Topic = (typeof topics)[number];

/** The topic in an address; undefined when unknown. */
export function topicFromParam(param: string | undefined): Topic | undefined {
  return topics.find((topic) => topic === param);
}
