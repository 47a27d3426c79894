import { ownMarkup, ownWorker } from './rules.ts';

interface TrustedTypes {
  createPolicy: (name: string, rules: Record<string, (value: string) => string | null>) => unknown;
}

declare global {
  interface Window {
    /** Only in browsers with trusted types. */
    trustedTypes?: TrustedTypes;
    /** Zod's settings; its first schema reads them. */
    __zod_globalConfig?: { jitless?: boolean };
  }
}

/*
 * The first import of both apps: sets up what the content security policy (vite/content-security.ts) needs before
 * other code runs. Zod must not test whether it may compile code, because the policy would report the test. The
 * policy is the default one, because React and the bot check pass plain strings to the browser (decision 47). It has
 * no rule for scripts, so no string can become a script.
 */
window.__zod_globalConfig = { ...window.__zod_globalConfig, jitless: true };
window.trustedTypes?.createPolicy('default', { createHTML: ownMarkup, createScriptURL: ownWorker });
