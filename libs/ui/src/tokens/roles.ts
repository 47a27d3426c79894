/** Values of one role in both themes. */
export interface Role {
  light: string;
  dark: string;
}

const role = (light: string, dark: string = light): Role => ({ light, dark });

/** The colours that components may use, by purpose (design rule: roles, never the palette). */
export const roles = {
  surfaces: {
    page: role('#FFF9F0', '#141B2D'),
    'demo-page': role('#F3F0FA', '#1B1832'),
    card: role('#FFFFFF', '#1F2940'),
    sunken: role('#FBF4E8', '#182034'),
    quiet: role('#E8EDF2', '#2D3956'),
    'quiet-press': role('#D5DEE8', '#3A4869'),
    scrim: role('rgb(31 42 68 / 0.55)', 'rgb(6 9 18 / 0.7)'),
  },
  light: {
    'glow-1': role('#FFE5A8', '#7A6470'),
    'glow-2': role('#FFF0CF', '#3B3852'),
    sky: role('#1F2A44', '#0F1524'),
    'sky-2': role('#34426A', '#242E4B'),
    'on-sky': role('#FFFFFF'),
  },
  /** The land around a pool of light: paper by day, night in the dark. Only scenes use it. */
  land: {
    'w-far': role('#F7ECD9', '#1B2540'),
    'w-near': role('#F1E4CD', '#212D4A'),
    'w-tree': role('#EADBC1', '#1A2339'),
    'w-edge': role('#CDBB9D', '#3D4B70'),
    'w-path': role('#FBF4E8', '#2A3656'),
    'w-wall': role('#EBDCC5', '#2A3656'),
  },
  text: {
    text: role('#1F2A44', '#F7EFE1'),
    'text-quiet': role('#505B73', '#B8C1D3'),
    line: role('#7B8499', '#7F8BA8'),
    hairline: role('#EADFCF', '#303B58'),
    ink: role('#1F2A44', '#0C1220'),
    'ink-line': role('#1F2A44', '#B8C1D3'),
    metal: role('#3F4E73', '#7C8DB8'),
    'metal-shade': role('#2C3855', '#61719B'),
  },
  lit: {
    lit: role('#FFC94D'),
    'lit-shade': role('#EFA92F'),
    'lit-soft': role('#FFF0CF', '#453C33'),
    'on-lit': role('#1F2A44'),
    'lit-edge': role('#1F2A44', '#FFC94D'),
    'lit-mark': role('#1F2A44'),
    track: role('#1F2A44', '#0C1220'),
    unlit: role('#E8EDF2', '#3A4869'),
    'unlit-shade': role('#CBD5E1', '#2D3956'),
    face: role('#E8EDF2', '#93A1BF'),
    'face-shade': role('#CBD5E1', '#7888A9'),
  },
  actions: {
    action: role('#0B6E6E', '#63CBC1'),
    'action-press': role('#085656', '#4FB5AB'),
    'on-action': role('#FFFFFF', '#0C1B22'),
    'action-soft': role('#DCEFEC', '#1C4145'),
    'action-text': role('#0B6E6E', '#7AD6CD'),
    second: role('#6B4E9B', '#C3AEEF'),
    'second-press': role('#573D82', '#AE96E2'),
    'on-second': role('#FFFFFF', '#1B1430'),
    'second-soft': role('#EFE9F8', '#352E55'),
    'second-text': role('#6B4E9B', '#CBB9F2'),
    danger: role('#B3401F', '#FF9B7A'),
    'danger-press': role('#8F3115', '#F08563'),
    'on-danger': role('#FFFFFF', '#2A0F06'),
    'danger-soft': role('#FCE7DE', '#46261F'),
    'danger-text': role('#A33A1C', '#FFB096'),
  },
  message: {
    toast: role('#1F2A44', '#F7EFE1'),
    'on-toast': role('#FFFFFF', '#141B2D'),
    'toast-mark': role('#FFC94D', '#0B6E6E'),
  },
  focus: {
    'focus-in': role('#1F2A44', '#141B2D'),
    'focus-out': role('#FFC94D'),
  },
  areas: {
    'area-myself': role('#FFE4CC', '#4E3B33'),
    'area-school': role('#D5E9F7', '#24405E'),
    'area-family': role('#FBDCD6', '#52353D'),
    'area-base': role('#DBEFD2', '#2B4A3A'),
    'area-leisure': role('#E7DFF6', '#3E3661'),
    'area-kasamstegen': role('#D0ECE7', '#1E4A4C'),
  },
  tags: {
    'tag-care': role('#FBDCD6', '#52353D'),
    'tag-safety': role('#D5E9F7', '#24405E'),
    'tag-feel-good': role('#FFEFC4', '#4A4022'),
    'tag-leisure': role('#E7DFF6', '#3E3661'),
    'tag-context': role('#E8EDF2', '#2D3956'),
    'tag-responsible': role('#DBEFD2', '#2B4A3A'),
    'tag-respect': role('#D0ECE7', '#1E4A4C'),
    'tag-developing': role('#FFE4CC', '#4E3B33'),
  },
  // One set for both themes: an answer has its colour by day, at night and in a saved picture.
  donut: {
    'donut-1': role('#868CF8'),
    'donut-2': role('#F26F14'),
    'donut-3': role('#25AE75'),
    'donut-4': role('#FFB2B5'),
    'donut-5': role('#D4FCFF'),
    'donut-6': role('#F1E75C'),
    'donut-7': role('#CAC2FF'),
    // The steps of a scale, from the light of the lantern, over dusk, to the night.
    'donut-step-1': role('#FFFFEA'),
    'donut-step-2': role('#F3E537'),
    'donut-step-3': role('#FFB194'),
    'donut-step-4': role('#CBB6E8'),
    'donut-step-5': role('#8589FF'),
    'donut-skip': role('#9495A1'),
    'donut-edge': role('#1F2A44', '#1F2940'),
  },
  moods: {
    'mood-wash': role('28%', '18%'),
    'mood-pool-2': role('26%', '12%'),
    'mood-pool-1': role('42%', '16%'),
  },
  elevation: {
    'e-card': role('0 1px 2px rgb(94 66 20 / 0.06), 0 6px 16px -6px rgb(94 66 20 / 0.1)', 'none'),
    'e-over': role(
      '0 2px 6px rgb(31 42 68 / 0.1), 0 16px 40px -8px rgb(31 42 68 / 0.28)',
      '0 0 0 1px #303B58, 0 16px 40px rgb(0 0 0 / 0.5)',
    ),
  },
} as const satisfies Record<string, Record<string, Role>>;

export type Theme = 'light' | 'dark';

/** Returns every role with its value in one theme, such as `{ page: '#FFF9F0', … }`. */
export function rolesIn(theme: Theme): Record<string, string> {
  const groups: Record<string, Role>[] = Object.values(roles);
  const flat = groups.flatMap((group) => Object.entries(group));
  return Object.fromEntries(flat.map(([name, value]) => [name, value[theme]]));
}
