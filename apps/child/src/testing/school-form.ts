import type { Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { inApp } from './story.tsx';

/** Shows a story's screen in the app, at the first page of the form about school. */
export const atSchoolForm = {
  decorators: [inApp({ at: '/form/school/1', route: '/form/:formIdParam/:formVersionParam/:questionId?' })],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

/** Waits for the page with this heading. */
export const heading = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.findByRole('heading', { level: 1, name });
