/** The environment without what the Nx that runs a test says about itself and its cache. */
export function outsideNx(): NodeJS.ProcessEnv {
  const own = (name: string) => name.startsWith('NX_') || name === 'LYKTA_LONG';
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own(name)));
}
