import { icon } from './icon.tsx';

// Icons of the form studio, in a file of their own: no other screen fetches them.

export const ArrowUpIcon = /* @__PURE__ */ icon('ArrowUpIcon', 'M5 10.5L12 3.5L19 10.5M12 4V20.5');
export const ArrowDownIcon = /* @__PURE__ */ icon('ArrowDownIcon', 'M5 13.5L12 20.5L19 13.5M12 3.5V20');
export const BookIcon = /* @__PURE__ */ icon(
  'BookIcon',
  'M12 7Q9 4.5 4 5V18.5Q9 18 12 20.5Q15 18 20 18.5V5Q15 4.5 12 7ZM12 7V20',
);
export const BulbIcon = /* @__PURE__ */ icon(
  'BulbIcon',
  'M9 17Q9 15 7.5 13.5A6 6 0 1 1 16.5 13.5Q15 15 15 17ZM10 20.5H14',
);
export const ClockBackIcon = /* @__PURE__ */ icon(
  'ClockBackIcon',
  'M4 5V10H9M4.5 9.5A8.5 8.5 0 1 1 4 14.5M12.5 8V13L16 15',
  'mirrors',
);
export const MapIcon = /* @__PURE__ */ icon(
  'MapIcon',
  'M9.5 4H14.5V8H9.5ZM3.5 16H8.5V20H3.5ZM15.5 16H20.5V20H15.5ZM12 8V12M6 16V12H18V16',
);
export const RedoIcon = /* @__PURE__ */ icon(
  'RedoIcon',
  'M16 5L20 9L16 13M20 9H10A5.5 5.5 0 0 0 10 20H15',
  'mirrors',
);
export const WarningIcon = /* @__PURE__ */ icon('WarningIcon', 'M12 4.5L21 19.5H3ZM12 10V14M12 16.8V16.9');
