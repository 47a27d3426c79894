import type { Decorator } from '@storybook/react-vite';

/** The density of the desk, and the box that its parts ask for their room (desk/desk.module.css), for stories. */
export const inDesk: Decorator = (Story) => (
  <div data-density="adult" style={{ container: 'desk / inline-size' }}>
    <Story />
  </div>
);
