import { languageChoices } from '@lykta/domain';
import type { Preview } from '@storybook/react-vite';

/** The switches of the toolbar. Stories read them as `context.globals`. */
export const globalTypes: Preview['globalTypes'] = {
  language: {
    description: 'Language of the texts',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [...languageChoices.map(({ code, label }) => ({ value: code, title: label }))],
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Direction of the text',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  text: {
    description: 'Size of the letters, as in the settings of a browser',
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '130', title: 'Text 130 %' },
        { value: '200', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  contrast: {
    description: 'What the system asks of colours',
    toolbar: {
      title: 'Contrast',
      icon: 'contrast',
      items: [
        { value: 'usual', title: 'Usual contrast' },
        { value: 'more', title: 'More contrast' },
        { value: 'forced', title: 'Forced colours' },
      ],
      dynamicTitle: true,
    },
  },
  steps: {
    description: 'Whether the steps of a story are played when it opens',
    toolbar: {
      title: 'Steps',
      icon: 'play',
      items: [
        { value: 'auto', title: 'Steps of screens' },
        { value: 'play', title: 'All steps' },
        { value: 'still', title: 'No steps' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion, or as little as possible',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

/** Initial values. The story tests run again with others (looks.ts). */
export const initialGlobals = {
  language: 'sv',
  theme: import.meta.env.VITE_STORY_THEME ?? 'light',
  direction: import.meta.env.VITE_STORY_DIRECTION ?? 'ltr',
  // A test reads a state, not the way to it: a dialog that fades in is not seen at first. Stories about motion ask for it.
  motion: import.meta.env.VITE_STORY_MOTION ?? 'full',
  text: import.meta.env.VITE_STORY_TEXT ?? '100',
  contrast: 'usual',
  steps: import.meta.env.VITE_STORY_STEPS ?? 'auto',
  ...(import.meta.env.VITE_STORY_VIEWPORT
    ? { viewport: { value: import.meta.env.VITE_STORY_VIEWPORT } }
    : {}),
};

const phone = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  small: phone('Small phone, 320', 320, 640),
  phone: phone('Phone, 360', 360, 740),
  tablet: phone('Tablet, 768', 768, 1024),
  desk: phone('Desk, 1280', 1280, 800),
};
