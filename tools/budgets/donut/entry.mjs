export { Donut } from '@lykta/ui';
