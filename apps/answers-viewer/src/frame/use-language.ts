export { useLanguage } from '@lykta/app-shell';
