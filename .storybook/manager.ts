import { addons } from 'storybook/manager-api';
import { managerTheme } from './docs/theme.ts';

addons.setConfig({ theme: managerTheme, sidebar: { showRoots: true } });
