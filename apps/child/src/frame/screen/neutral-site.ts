/** Target of the quick exit: a page that anybody may have open. */
export const NEUTRAL_SITE = 'https://www.smhi.se/';
