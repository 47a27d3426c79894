/** An installed service that a journey walks through instead of a stack of its own (tools/deploy/try). */
export interface Deployed {
  urls: { child: string; viewer: string; api: string };
  /** A program that does `admin <words>`, `kill` and `start`. */
  control: string;
}

const { LYKTA_E2E_CONTROL: control, LYKTA_E2E_NAMES: names = '' } = process.env;
const [child = '', viewer = '', api = ''] = names.split(',').map((name) => `https://${name}`);

/** The installed service, where the environment names one. */
export const deployed: Deployed | undefined = control ? { urls: { child, viewer, api }, control } : undefined;

/** What a browser needs to reach it: its names on this machine, and trust in a certificate made for the try. */
export const deployedOptions = deployed
  ? {
      rules: Object.values(deployed.urls).map((url) => `MAP ${new URL(url).hostname} 127.0.0.1`),
      ignoreHTTPSErrors: true,
    }
  : { rules: [], ignoreHTTPSErrors: false };
