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
  steps: {
    description: 'Whether the steps of a story are played when it opens',
    toolbar: {
      title: 'Steps',
      icon: 'play',
      items: [
        { value: 'auto', title: 'Steps of components' },
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

/** Initial values. The story tests run a second time in dark on a narrow screen (vitest.config.ts). */
export const initialGlobals = {
  language: 'sv',
  theme: import.meta.env.VITE_STORY_THEME ?? 'light',
  direction: import.meta.env.VITE_STORY_DIRECTION ?? 'ltr',
  motion: 'full',
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
