/** The four pages of what happens when a child tells, in the order in which they are read; the ids stand in addresses. */
export const topics = ['parents', 'happens', 'undo', 'company'] as const;
export type Topic = (typeof topics)[number];

/** The topic that an address names, if there is one. */
export function topicFromParam(param: string | undefined): Topic | undefined {
  return topics.find((topic) => topic === param);
}
