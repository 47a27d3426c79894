/** The end of an invitation's link that proposes the easier way. It stays on the device: servers never see it. */
export const EASIER = '#easier';

/** Returns an invitation's link, with or without the proposal. */
export const withProposal = (link: string, easier: boolean): string => (easier ? `${link}${EASIER}` : link);
