import { securityText } from '@lykta/domain';
import type { Plugin } from 'vite';

/**
 * Writes `.well-known/security.txt` next to a built page, with the contact address from LYKTA_CONTACT at build time.
 */
export function securityTextFile(): Plugin {
  return {
    name: 'lykta-security-text',
    generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      const contact = process.env.LYKTA_CONTACT || 'hej@lykta.example';
      this.emitFile({
        type: 'asset',
        fileName: '.well-known/security.txt',
        source: securityText({ contact, now: new Date() }),
      });
    },
  };
}
