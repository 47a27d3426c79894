/** The unit's own labels of children and invitations. */
export const labels = {
  'label.only-you': 'Bara ni ser etiketten',
  'label.title': 'Vår egen etikett',
  'label.field': 'Etikett',
  'label.help': 'Ett ärendenummer eller ett eget ord. Barnet ser det aldrig. Skriv inte barnets namn.',
  'label.help.one':
    'Ett ärendenummer eller ett eget ord. Barnet ser det aldrig. Det följer med barnet i era listor.',
  'label.help.many': 'Ett ord för gruppen. Barnen ser det aldrig.',
  'label.set': 'Sätt etikett',
  'label.change': 'Ändra etikett',
  'label.save': 'Spara',
  'label.remove': 'Ta bort etiketten',
  'label.saved': 'Etiketten är sparad.',
  'label.removed': 'Etiketten är borttagen.',
  'label.fault.personal-number': 'Det ser ut som ett personnummer. Skriv något annat.',
  'label.fault.phone': 'Det ser ut som ett telefonnummer. Skriv något annat.',
  'label.fault.email': 'Det ser ut som en e-postadress. Skriv något annat.',
} as const;
