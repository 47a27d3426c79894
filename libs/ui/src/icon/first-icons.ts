import { icon } from './icon.tsx';

// Icons that a child's first file brings: those of the start page and of the frame around every screen.

export const BackIcon = /* @__PURE__ */ icon('BackIcon', 'M10 5L3.5 12L10 19M4 12H20.5', 'mirrors');
export const CheckIcon = /* @__PURE__ */ icon('CheckIcon', 'M4.5 12.5L10 18L19.5 7');
export const CloseIcon = /* @__PURE__ */ icon('CloseIcon', 'M6 6L18 18M18 6L6 18');
export const CloudIcon = /* @__PURE__ */ icon(
  'CloudIcon',
  'M7 14.5A4 4 0 0 1 7 6.6A5.5 5.5 0 0 1 17.6 8A3.3 3.3 0 0 1 17 14.5ZM8 18L7.3 20M12.3 18L11.6 20M16.6 18L15.9 20',
);
export const ExitIcon = /* @__PURE__ */ icon(
  'ExitIcon',
  'M9 4H18Q19 4 19 5V19Q19 20 18 20H9M15 12H4M8 7.5L3.5 12L8 16.5',
  'mirrors',
);
export const GlobeIcon = /* @__PURE__ */ icon(
  'GlobeIcon',
  'M12 3.5A8.5 8.5 0 0 1 12 20.5A8.5 8.5 0 0 1 12 3.5M3.5 12H20.5M12 3.5C7.5 8.5 7.5 15.5 12 20.5C16.5 15.5 16.5 8.5 12 3.5',
);
export const HomeIcon = /* @__PURE__ */ icon(
  'HomeIcon',
  'M4 11L12 4L20 11V19Q20 20 19 20H15V14H9V20H5Q4 20 4 19Z',
);
export const InfoIcon = /* @__PURE__ */ icon(
  'InfoIcon',
  'M12 3.5A8.5 8.5 0 0 1 12 20.5A8.5 8.5 0 0 1 12 3.5M12 11V16.5M12 7.5V7.6',
);
export const PhoneIcon = /* @__PURE__ */ icon(
  'PhoneIcon',
  'M5 4.5H8.5L10.2 9L8 10.5C9 13 11 15 13.5 16L15 13.8L19.5 15.5V19Q19.5 20.5 18 20.5C10.5 20.5 3.5 13.5 3.5 6Q3.5 4.5 5 4.5Z',
);
export const PlayIcon = /* @__PURE__ */ icon('PlayIcon', 'M8 5.5L18.5 12L8 18.5Z', 'filled');
export const SupportIcon = /* @__PURE__ */ icon(
  'SupportIcon',
  'M12 20S3.5 15 3.5 9.2A4.4 4.4 0 0 1 12 7.3A4.4 4.4 0 0 1 20.5 9.2C20.5 15 12 20 12 20Z',
);
