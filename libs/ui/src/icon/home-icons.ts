import { icon } from './icon.tsx';

// Icons that come with a child's home.

export const ChevronDownIcon = /* @__PURE__ */ icon('ChevronDownIcon', 'M5 9L12 16L19 9');
export const ChevronRightIcon = /* @__PURE__ */ icon('ChevronRightIcon', 'M9 5L16 12L9 19', 'mirrors');
export const CodeIcon = /* @__PURE__ */ icon(
  'CodeIcon',
  'M4 8V6Q4 5 5 5H19Q20 5 20 6V8M4 16V18Q4 19 5 19H19Q20 19 20 18V16M7 12H8M11.5 12H12.5M16 12H17',
);
export const DownloadIcon = /* @__PURE__ */ icon(
  'DownloadIcon',
  'M12 4V15M7.5 11L12 15.5L16.5 11M4.5 16V20H19.5V16',
);
export const EditIcon = /* @__PURE__ */ icon(
  'EditIcon',
  'M4 20L5 15.5L16 4.5L19.5 8L8.5 19L4 20M14 6.5L17.5 10',
);
export const LogoutIcon = /* @__PURE__ */ icon('LogoutIcon', 'M12 3.5V11.5M7.5 6.5A7.5 7.5 0 1 0 16.5 6.5');
export const MailIcon = /* @__PURE__ */ icon('MailIcon', 'M3.5 6H20.5V18.5H3.5ZM4 6.5L12 13L20 6.5');
export const SettingsIcon = /* @__PURE__ */ icon(
  'SettingsIcon',
  'M4 7H12M18 7H20M4 17H6M12 17H20M15 4.5A2.5 2.5 0 0 1 15 9.5A2.5 2.5 0 0 1 15 4.5M9 14.5A2.5 2.5 0 0 1 9 19.5A2.5 2.5 0 0 1 9 14.5',
);
export const StoryIcon = /* @__PURE__ */ icon(
  'StoryIcon',
  'M12 7Q9 4.5 4 5V18.5Q9 18 12 20.5Q15 18 20 18.5V5Q15 4.5 12 7ZM12 7V20',
);
export const UserIcon = /* @__PURE__ */ icon(
  'UserIcon',
  'M12 4A4 4 0 0 1 12 12A4 4 0 0 1 12 4M4.5 20.5Q5 15 12 15T19.5 20.5',
);
