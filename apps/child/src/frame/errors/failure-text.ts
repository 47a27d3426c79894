export { useFailureText } from '@lykta/app-shell';
