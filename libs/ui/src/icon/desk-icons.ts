import { icon } from './icon.tsx';

// Icons of the case workers' desk, in a file of their own: no screen of a child fetches them.

export const BarsIcon = /* @__PURE__ */ icon('BarsIcon', 'M5 20V11M12 20V4M19 20V14');
export const CaptionsIcon = /* @__PURE__ */ icon(
  'CaptionsIcon',
  'M3.5 6H20.5V18H3.5ZM10 10.5Q7 9.5 7 12T10 13.5M17 10.5Q14 9.5 14 12T17 13.5',
);
export const ChartIcon = /* @__PURE__ */ icon('ChartIcon', 'M4 4V20H20.5M7.5 15L11 10.5L14 13L19.5 6.5');
export const ClockIcon = /* @__PURE__ */ icon(
  'ClockIcon',
  'M12 4A8 8 0 0 1 12 20A8 8 0 0 1 12 4M12 8V12L15 14',
);
export const FilterIcon = /* @__PURE__ */ icon('FilterIcon', 'M4 6H20M7 12H17M10 18H14');
export const FolderIcon = /* @__PURE__ */ icon(
  'FolderIcon',
  'M3.5 6H9L11 8H20.5V19H3.5ZM12 11V16M9.5 13.8L12 16.2L14.5 13.8',
);
export const HandIcon = /* @__PURE__ */ icon(
  'HandIcon',
  'M7 12V6.5A1.5 1.5 0 0 1 10 6.5V11M10 5A1.5 1.5 0 0 1 13 5V11M13 6A1.5 1.5 0 0 1 16 6V11.5M16 8.5A1.5 1.5 0 0 1 19 8.5V14Q19 21 13 21Q9.5 21 7.5 18L4.5 13.5A1.5 1.5 0 0 1 7 12L8 13.5',
);
export const MenuIcon = /* @__PURE__ */ icon('MenuIcon', 'M4 7H20M4 12H20M4 17H20');
export const PrinterIcon = /* @__PURE__ */ icon('PrinterIcon', 'M7 9V4H17V9M7 17H4V9H20V17H17M7 14H17V20H7Z');
export const RefreshIcon = /* @__PURE__ */ icon('RefreshIcon', 'M19 7.5A8 8 0 1 0 20 12M19.5 3.5V8H15');
export const SheetIcon = /* @__PURE__ */ icon('SheetIcon', 'M5 4H19V20H5ZM8.5 9H15.5M8.5 13H13');
export const StarIcon = /* @__PURE__ */ icon(
  'StarIcon',
  'M12 4L14.4 9.2L20 9.8L15.8 13.6L17 19.2L12 16.4L7 19.2L8.2 13.6L4 9.8L9.6 9.2Z',
);
export const SunIcon = /* @__PURE__ */ icon(
  'SunIcon',
  'M12 8A4 4 0 0 1 12 16A4 4 0 0 1 12 8M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M18.7 5.3L17.3 6.7M6.7 17.3L5.3 18.7',
);
export const SwapIcon = /* @__PURE__ */ icon(
  'SwapIcon',
  'M4 8.5H19.5L15.5 4.5M20 15.5H4.5L8.5 19.5',
  'mirrors',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'TrashIcon',
  'M5 7H19M9.5 7V4.5H14.5V7M7 7L8 20H16L17 7M10.5 11V16M13.5 11V16',
);
export const TrendDownIcon = /* @__PURE__ */ icon(
  'TrendDownIcon',
  'M3.5 7L10 13L13.5 9.5L20 16.5M20 11V16.5H14.5',
  'mirrors',
);
export const TrendUpIcon = /* @__PURE__ */ icon(
  'TrendUpIcon',
  'M3.5 17L10 11L13.5 14.5L20 7.5M20 13V7.5H14.5',
  'mirrors',
);
