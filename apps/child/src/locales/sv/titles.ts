/** Titles of windows and tabs: neutral words, because others may see them (docs/decisions/0079-light.md). */
export const titles = {
  'title.account': 'Konto',
  'title.code': 'Kod',
  'title.contact': 'Kontakt',
  'title.days': 'Dagar',
  'title.figure': 'Figur',
  'title.home': 'Hem',
  'title.invitations': 'Inbjudningar',
  'title.password': 'Lösenord',
  'title.pause': 'Paus',
  'title.profile': 'Profil',
  'title.questions': 'Frågor',
  'title.read': 'Läs',
  'title.settings': 'Inställningar',
  'title.share': 'Dela',
  'title.sign-in': 'Logga in',
  'title.today': 'Idag',
} as const;
