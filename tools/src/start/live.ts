import { createServer, type InlineConfig, type ViteDevServer } from 'vite';

/**
 * Serves an app's sources, which reload when they change. Vite bundles them in memory: as files of their own, those of a
 * first page are more than five hundred requests.
 * @param config the app's config, and the address if it is another one
 */
export async function serveLive(config: InlineConfig): Promise<ViteDevServer> {
  const server = await createServer({
    ...config,
    experimental: { ...config.experimental, bundledDev: true },
  });
  return server.listen();
}
