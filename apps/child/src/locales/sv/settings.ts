/** Settings. */
export const settings = {
  'settings.title': 'Inställningar',
  'settings.language': 'Språk',
  'settings.theme': 'Ljust eller mörkt',
  'settings.theme.system': 'Som mobilen',
  'settings.theme.light': 'Ljust',
  'settings.theme.dark': 'Mörkt',
  'settings.username': 'Byt mobilnummer eller e-post',
  'settings.username.submit': 'Spara',
  'settings.username.reason': 'Skriv det nya först.',
  'settings.username.changed': 'Sparat. Logga in med det nya nästa gång.',
  'settings.leaving': 'Lämna',
  'settings.sign-out-everywhere': 'Logga ut från alla mobiler och datorer',
  'settings.delete': 'Ta bort mitt konto',
} as const;
