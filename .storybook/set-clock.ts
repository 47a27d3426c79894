import { ofStories } from './clock.ts';

// Screens say "today", name the weekday and leave out the current year. By the browser's clock a story would read
// differently tomorrow, and its test would fail on a day when nobody has changed anything.
globalThis.Date = ofStories(Date);
