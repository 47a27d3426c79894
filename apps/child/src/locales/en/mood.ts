import type { mood as reference } from '../sv/mood.ts';
import type { Texts } from '../texts.ts';

export const mood: Texts<typeof reference> = {
  'mood.feelings': 'What do you feel right now?',
  'mood.feelings.help': 'Choose as many as you like, or none.',
  'mood.show-more': 'Show more',
  'mood.all.title': 'All feelings',
  'mood.all.search': 'Search for a feeling',
  'mood.all.none-found': 'We have no such word. Try another.',
  'mood.all.ready': 'Done with feelings',
  'mood.help': 'Do you want to talk to someone now?',
  'mood.help.note': 'Nobody will know that you look.',
  'mood.help.close': 'Close the tip',
  'mood.error.save': 'We could not save how you feel. Try again.',
  'mood.chart.title': 'Your days',
  'mood.chart.interval': 'How many days',
  'mood.chart.days_one': '{{count}} day',
  'mood.chart.days_other': '{{count}} days',
  'mood.chart.earlier': 'One day back',
  'mood.chart.later': 'One day on',
  'mood.chart.no-face': 'no face',
  'mood.chart.day': '{{day}}: {{mood}}',
  'mood.chart.feelings': 'You chose {{feelings}}.',
  'mood.chart.empty': 'It is empty here so far.',
  'mood.chart.empty.help': 'Your days show here when you have chosen a face.',
};
