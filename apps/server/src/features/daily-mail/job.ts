import type { Services } from '../../services.ts';
import { collectLate, collectNews } from './collect.ts';
import { mailNext } from './mail.ts';

/** Tells members by e-mail, once a day at most, of what is new and of what nobody reads. */
export async function mailMembers(services: Services): Promise<void> {
  await collectNews(services);
  await collectLate(services);
  while (await mailNext(services));
}
