/** Signing in. */
export const signIn = {
  'sign-in.title': 'Logga in',
  'sign-in.intro': 'För dig som arbetar med barn.',
  'sign-in.ended': 'Du blev utloggad. Logga in igen.',
  'sign-in.email': 'E-post',
  'sign-in.password': 'Lösenord',
  'sign-in.password.show': 'Visa lösenordet',
  'sign-in.password.hide': 'Dölj lösenordet',
  'sign-in.code': 'Engångskod',
  'sign-in.code.help': 'Sex siffror från din app, eller en reservkod.',
  'sign-in.code.needed': 'Skriv koden från din app också.',
  'sign-in.last-day': 'Din sista dag har passerat. Fråga er administratör.',
  'sign-in.forgot': 'Glömt lösenordet?',
  'sign-in.submit': 'Logga in',
} as const;
