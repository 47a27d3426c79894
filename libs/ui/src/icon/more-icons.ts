import { icon } from './icon.tsx';

// Icons of the other screens of a child. They come with the first of these screens, before it is drawn.

export const BellIcon = /* @__PURE__ */ icon(
  'BellIcon',
  'M6 16.5Q7.5 15 7.5 10.5A4.5 4.5 0 0 1 16.5 10.5Q16.5 15 18 16.5ZM10 19.5Q12 21 14 19.5',
);
export const BottleIcon = /* @__PURE__ */ icon(
  'BottleIcon',
  'M10 3.5H14V8Q17 9.5 17 13V19.5Q17 20.5 16 20.5H8Q7 20.5 7 19.5V13Q7 9.5 10 8ZM7 13.5H17',
);
export const CalendarIcon = /* @__PURE__ */ icon(
  'CalendarIcon',
  'M4 6H20V20H4ZM4 10.5H20M8 3.5V7.5M16 3.5V7.5',
);
export const ChatIcon = /* @__PURE__ */ icon(
  'ChatIcon',
  'M4 6.5Q4 5 5.5 5H18.5Q20 5 20 6.5V14.5Q20 16 18.5 16H11L6.5 20V16H5.5Q4 16 4 14.5ZM8 9.5H16M8 12.5H13',
);
export const ChevronLeftIcon = /* @__PURE__ */ icon('ChevronLeftIcon', 'M15 5L8 12L15 19', 'mirrors');
export const CirclesIcon = /* @__PURE__ */ icon(
  'CirclesIcon',
  'M9 6A6 6 0 0 1 9 18A6 6 0 0 1 9 6M15 6A6 6 0 0 1 15 18A6 6 0 0 1 15 6',
);
export const CompassIcon = /* @__PURE__ */ icon(
  'CompassIcon',
  'M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12M15.5 8.5L13.5 13.5L8.5 15.5L10.5 10.5Z',
);
export const CopyIcon = /* @__PURE__ */ icon('CopyIcon', 'M9 9H19V20H9ZM15 9V4H5V15H9');
export const EyeIcon = /* @__PURE__ */ icon(
  'EyeIcon',
  'M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12ZM12 9A3 3 0 0 1 12 15A3 3 0 0 1 12 9',
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOffIcon',
  'M2.5 12Q7 5.5 12 5.5T21.5 12Q17 18.5 12 18.5T2.5 12ZM12 9A3 3 0 0 1 12 15A3 3 0 0 1 12 9M4.5 4L19.5 20',
);
export const FormIcon = /* @__PURE__ */ icon('FormIcon', 'M6 3.5H18V20.5H6ZM9 8H15M9 12H15M9 16H12');
export const ForwardIcon = /* @__PURE__ */ icon('ForwardIcon', 'M14 5L20.5 12L14 19M20 12H3.5', 'mirrors');
export const KeyIcon = /* @__PURE__ */ icon(
  'KeyIcon',
  'M11.5 12A4 4 0 1 1 3.5 12A4 4 0 1 1 11.5 12M11.5 12H20.5V15.5M16.5 12V15',
);
export const LinkIcon = /* @__PURE__ */ icon(
  'LinkIcon',
  'M10 14A4 4 0 0 0 16 14L19 11A4.2 4.2 0 0 0 13 5L12 6M14 10A4 4 0 0 0 8 10L5 13A4.2 4.2 0 0 0 11 19L12 18',
);
export const LockIcon = /* @__PURE__ */ icon('LockIcon', 'M6 11H18V20H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11');
export const PauseIcon = /* @__PURE__ */ icon('PauseIcon', 'M8.5 6V18M15.5 6V18');
export const PeopleIcon = /* @__PURE__ */ icon(
  'PeopleIcon',
  'M9 5A3.5 3.5 0 0 1 9 12A3.5 3.5 0 0 1 9 5M2.5 19.5Q3 14.5 9 14.5T15.5 19.5M15.5 5.5A3.3 3.3 0 0 1 15.5 11.5M17.5 15Q21 16 21.5 19.5',
);
export const PlasterIcon = /* @__PURE__ */ icon(
  'PlasterIcon',
  'M13 4.8L4.8 13A3.4 3.4 0 0 0 4.8 17.8L6.2 19.2A3.4 3.4 0 0 0 11 19.2L19.2 11A3.4 3.4 0 0 0 19.2 6.2L17.8 4.8A3.4 3.4 0 0 0 13 4.8M9.2 8.6L15.4 14.8M12 11.9V12',
);
export const PlusIcon = /* @__PURE__ */ icon('PlusIcon', 'M12 5V19M5 12H19');
export const PulseIcon = /* @__PURE__ */ icon('PulseIcon', 'M3 12.5H7L9.5 6L14 18L16.5 12.5H21');
export const ScaleIcon = /* @__PURE__ */ icon(
  'ScaleIcon',
  'M12 4V20M7.5 20H16.5M5 7.5L12 6L19 7.5M2.5 14L5 7.5L7.5 14A2.7 2.7 0 0 1 2.5 14M16.5 14L19 7.5L21.5 14A2.7 2.7 0 0 1 16.5 14',
);
export const SearchIcon = /* @__PURE__ */ icon(
  'SearchIcon',
  'M10.5 4A6.5 6.5 0 0 1 10.5 17A6.5 6.5 0 0 1 10.5 4M15.5 15.5L20.5 20.5',
);
export const SendIcon = /* @__PURE__ */ icon(
  'SendIcon',
  'M4 11.5L20 4L15 20L11 13.5ZM11 13.5L20 4',
  'mirrors',
);
export const ShareIcon = /* @__PURE__ */ icon('ShareIcon', 'M12 15V4M7.5 8L12 3.5L16.5 8M6 12H5V20H19V12H18');
export const ShieldIcon = /* @__PURE__ */ icon(
  'ShieldIcon',
  'M12 3.5L19.5 6V11.5C19.5 16 16.5 19 12 20.8C7.5 19 4.5 16 4.5 11.5V6ZM12 8.5V12.5M12 15.8V15.9',
);
export const ShuffleIcon = /* @__PURE__ */ icon(
  'ShuffleIcon',
  'M5 4H19Q20 4 20 5V19Q20 20 19 20H5Q4 20 4 19V5Q4 4 5 4ZM8.5 8.5V8.6M15.5 15.5V15.6M15.5 8.5V8.6M8.5 15.5V15.6M12 12V12.1',
);
export const SkipIcon = /* @__PURE__ */ icon(
  'SkipIcon',
  'M4.5 6L10.5 12L4.5 18M12.5 6L18.5 12L12.5 18',
  'mirrors',
);
export const SpeakIcon = /* @__PURE__ */ icon(
  'SpeakIcon',
  'M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4ZM15.5 9Q18 12 15.5 15M18 6.5Q22.5 12 18 17.5',
);
export const SproutIcon = /* @__PURE__ */ icon(
  'SproutIcon',
  'M12 20.5V11M12 13.5Q12 7 5 6.5Q5 13.5 12 13.5M12 11Q12.5 5 19 4.5Q19.5 11 12 11',
);
export const StopIcon = /* @__PURE__ */ icon('StopIcon', 'M7 7H17V17H7Z');
export const UndoIcon = /* @__PURE__ */ icon(
  'UndoIcon',
  'M8 5L3.5 9.5L8 14M4 9.5H14A5.5 5.5 0 0 1 14 20.5H9',
  'mirrors',
);
export const UnkindIcon = /* @__PURE__ */ icon(
  'UnkindIcon',
  'M4 6.5Q4 5 5.5 5H18.5Q20 5 20 6.5V14.5Q20 16 18.5 16H11L6.5 20V16H5.5Q4 16 4 14.5ZM9.8 8.2L14.2 12.8M14.2 8.2L9.8 12.8',
);
