/** The unit's own labels of children and invitations. */
export const labels = {
  'label.only-you': 'Only you and colleagues see it',
  'label.title': 'Our own label',
  'label.field': 'Label',
  'label.help':
    'A case number or a word of your own. The child never sees it. Do not write the child’s name.',
  'label.help.one':
    'A case number or a word of your own. The child never sees it. It follows the child in your lists.',
  'label.help.many': 'A word for the group. The children never see it.',
  'label.set': 'Set a label',
  'label.change': 'Change the label',
  'label.save': 'Save',
  'label.remove': 'Remove the label',
  'label.saved': 'The label is saved.',
  'label.removed': 'The label is removed.',
  'label.fault.personal-number': 'That looks like a personal number. Write something else.',
  'label.fault.phone': 'That looks like a phone number. Write something else.',
  'label.fault.email': 'That looks like an e-mail address. Write something else.',
} as const;
