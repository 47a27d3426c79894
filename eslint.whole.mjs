// For a run over everything: the same rules, with the types of all packages in one program. A process for each package
// would load ESLint, its plugins and the shared packages anew.
import config from './eslint.config.mjs';
import { wholeProgram } from '@lykta/tools/whole-program';

export default config.map((part) => {
  const { projectService, ...parserOptions } = part.languageOptions?.parserOptions ?? {};
  if (!projectService) return part;
  const programs = [wholeProgram(import.meta.dirname, part.files, part.ignores)];
  const languageOptions = { ...part.languageOptions, parserOptions: { ...parserOptions, programs } };
  return { ...part, languageOptions };
});
