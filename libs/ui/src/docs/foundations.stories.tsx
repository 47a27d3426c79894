import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContrastTable, PaletteColours, RoleColours } from './colour-page.tsx';
import { DonutSight } from './donut-sight.tsx';
import { donutSteps } from '../tokens/pairs.ts';
import { GridPicture } from './grid-picture.tsx';
import { LayerScale, MotionScale, ShapeScale, SpaceScale, TypeScale } from './scale-pages.tsx';

// The pictures of the foundation pages (.storybook/pages), rendered from the tokens.
const meta = { title: 'Foundations/Pictures', tags: ['!autodocs', '!dev'] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Palette: Story = { render: () => <PaletteColours /> };
export const LightRoles: Story = { render: () => <RoleColours theme="light" /> };
export const DarkRoles: Story = { render: () => <RoleColours theme="dark" /> };
export const LightContrast: Story = { render: () => <ContrastTable theme="light" /> };
export const DarkContrast: Story = { render: () => <ContrastTable theme="dark" /> };
export const LightDonut: Story = { render: () => <DonutSight theme="light" /> };
export const DarkDonut: Story = { render: () => <DonutSight theme="dark" /> };
export const ScaleDonut: Story = { render: () => <DonutSight theme="light" slices={donutSteps} /> };
export const Type: Story = { render: () => <TypeScale /> };
export const Space: Story = { render: () => <SpaceScale /> };
export const Shape: Story = { render: () => <ShapeScale /> };
export const Layers: Story = { render: () => <LayerScale /> };
export const Motion: Story = { render: () => <MotionScale /> };
export const Grid: Story = { render: () => <GridPicture /> };
