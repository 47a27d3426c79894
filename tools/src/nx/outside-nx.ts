/** Returns the environment without the variables of the Nx that runs the test. */
export function outsideNx(): NodeJS.ProcessEnv {
  const own = (name: string) => name.startsWith('NX_') || name === 'LYKTA_LONG';
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own(name)));
}
