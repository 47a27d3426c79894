/** The languages by their own names. */
export const languageChoices = [
  { code: 'sv', label: 'Svenska' },
  { code: 'en', label: 'English' },
];
