/** Where quick exit leads: a page that anybody may have open. */
export const NEUTRAL_SITE = 'https://www.smhi.se/';
