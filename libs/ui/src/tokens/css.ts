import { own } from '@lykta/domain';
import { roles, rolesIn, type Theme } from './roles.ts';
import { durations, palette, scales } from './tokens.ts';

const FONT_FACES = [
  {
    family: 'Atkinson Hyperlegible Next',
    weight: '200 800',
    file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215',
  },
  {
    family: 'Atkinson Hyperlegible Next',
    weight: '200 800',
    file: 'atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
    range: 'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+2113',
  },
  {
    // The browser loads it only for Arabic letters.
    family: 'Noto Sans Arabic',
    weight: '100 900',
    file: 'noto-sans-arabic-arabic-wght-normal.woff2',
    range: 'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC',
  },
];

const fontFace = ({ family, weight, file, range }: (typeof FONT_FACES)[number]) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url('./fonts/${file}') format('woff2');
  unicode-range: ${range};
}`;

/**
 * A heading's letters until Atkinson has come: as large as Atkinson's. Else the browser would take a heading that is drawn
 * again for the largest paint of its page.
 */
const STAND_IN = `@font-face {
  font-family: 'Stand-in';
  font-weight: 750 800;
  src: local('Arial Bold'), local('Liberation Sans Bold');
  size-adjust: 103%;
  ascent-override: 100%;
  descent-override: 30%;
}`;

function declarations(tokens: Record<string, string>, indent = '  '): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${indent}--${name}: ${value};`)
    .join('\n');
}

/** Groups of roles that one component uses. Their colours come with it, and not with a child's first page. */
export const groupsOfTheirOwn = ['donut', 'tags'] as const satisfies (keyof typeof roles)[];

type GroupOfItsOwn = (typeof groupsOfTheirOwn)[number];

/** The roles of a theme that are for every screen, or those of one group. */
function rolesFor(name: Theme, group?: GroupOfItsOwn): Record<string, string> {
  const isOf = (role: string, one: GroupOfItsOwn) => Object.hasOwn(roles[one], role);
  return Object.fromEntries(
    Object.entries(rolesIn(name)).filter(([role]) =>
      group ? isOf(role, group) : !groupsOfTheirOwn.some((one) => isOf(role, one)),
    ),
  );
}

function theme(name: Theme, indent = '  '): string {
  return `${indent}color-scheme: ${name};\n${declarations(rolesFor(name), indent)}`;
}

/** Returns the content of a group's own file, such as donut.css. */
export function groupCss(group: GroupOfItsOwn): string {
  const [light, dark] = [rolesFor('light', group), rolesFor('dark', group)];
  const atNight = Object.fromEntries(
    Object.entries(dark).filter(([role, value]) => own(light, role) !== value),
  );
  return `/* Made from roles.ts by "npm run tokens -w @lykta/ui"; do not edit by hand. */
:root,
[data-theme='light'] {
${declarations(light)}
}

@media screen {
  [data-theme='dark'] {
${declarations(atNight, '    ')}
  }
}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${declarations(atNight, '    ')}
  }
}
`;
}

/** Returns the content of tokens.css, which `npm run tokens -w @lykta/ui` writes. */
export function tokensCss(): string {
  const still = declarations(Object.fromEntries(durations.map((name) => [name, '0ms'])), '    ');
  return `/* Made from tokens.ts and roles.ts by "npm run tokens -w @lykta/ui"; do not edit by hand. */
@layer reset, components, screens, focus;

${[...FONT_FACES.map(fontFace), STAND_IN].join('\n\n')}

:root {
${declarations(palette)}
${Object.values(scales)
  .map((group) => declarations(group.tokens))
  .join('\n')}
}

:root,
[data-theme='light'] {
${theme('light')}
}

/* Paper is light in either theme. */
@media screen {
  [data-theme='dark'] {
${theme('dark', '    ')}
  }
}

@media screen and (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${theme('dark', '    ')}
  }
}

/* The demo environment has a background of its own. */
:root[data-environment='demo'] {
  --page: var(--demo-page);
}

/* Who asks for more contrast reads no quiet text, and sees no faint or thin line and no card without one. :root twice: over the dark theme. */
@media (prefers-contrast: more) {
  :root:root,
  [data-theme] {
    --text-quiet: var(--text);
    --line: var(--text);
    --hairline: var(--text);
    --stroke: 3px;
    --card-line: 1px solid var(--text);
  }
}

/* Drawings keep their colours when the system has its own; their free lines must be seen on its background. */
@media (forced-colors: active) {
  :root:root,
  [data-theme] {
    --page: Canvas;
    --card: Canvas;
    --text: CanvasText;
    --text-quiet: CanvasText;
    --line: CanvasText;
    --hairline: CanvasText;
    --ink-line: CanvasText;
    --w-edge: CanvasText;
    --card-line: 1px solid CanvasText;
  }
}

@media (prefers-reduced-motion: reduce) {
  :root {
${still}
  }
}
`;
}
