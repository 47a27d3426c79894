/** Signing in. */
export const signIn = {
  'sign-in.title': 'Sign in',
  'sign-in.intro': 'For you who work with children.',
  'sign-in.ended': 'You were signed out. Sign in again.',
  'sign-in.email': 'E-mail',
  'sign-in.password': 'Password',
  'sign-in.password.show': 'Show the password',
  'sign-in.password.hide': 'Hide the password',
  'sign-in.code': 'One-time code',
  'sign-in.code.help': 'Six digits from your app, or a recovery code.',
  'sign-in.code.needed': 'Enter the code from your app as well.',
  'sign-in.last-day': 'Your last day has passed. Ask your administrator.',
  'sign-in.forgot': 'Forgotten your password?',
  'sign-in.submit': 'Sign in',
} as const;
