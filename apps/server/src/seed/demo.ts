import { HOUR_MS } from '@lykta/domain';
import { createMember, createOrganisation } from '../admin/people.ts';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../database/connect.ts';
import { publishFigures } from '../features/statistics/publish.ts';
import { createServices } from '../services.ts';
import { caseWork, setUp } from './case-work.ts';
import { afternoonOf } from './child-life.ts';
import { ORGANISATION, PASSWORDS, STAFF, UNITS } from './people.ts';
import { DAYS, liveWeeks } from './weeks.ts';
import type { World } from './world.ts';
import { liveYear, quartersOfYear } from './year.ts';

/** Whether the demo exists already. */
export async function hasDemo({ db }: Pick<OpenDatabase, 'db'>): Promise<boolean> {
  const found = await db
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', ORGANISATION)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Creates the demo through the product's own calls: an organisation with three units, its staff, and sixty children. Most
 * of them have been there for up to a year, with figures of four quarters; a dozen have used Lykta daily for three weeks.
 * The result is the same every time except for ids.
 */
export async function seedDemo(
  config: Config,
  database: Pick<OpenDatabase, 'db'>,
  today: Date,
): Promise<void> {
  const quarters = quartersOfYear(today);
  let now = today;
  const clock = () => now;
  const app = await buildApp({
    config: { ...config, botCheck: false, staffTotp: false, docs: false },
    database,
    clock,
    logLevel: 'error',
  });
  const world: World = {
    app,
    origins: config.origins,
    forms: new Map(),
    now: clock,
    goTo: (daysAgo, hoursBefore = 0) => {
      const afternoon = afternoonOf(today, daysAgo).getTime() - hoursBefore * HOUR_MS;
      now = new Date(Math.min(today.getTime(), afternoon));
    },
    goToDay: (day) => {
      now = afternoonOf(new Date(`${day}T12:00:00.000Z`), 0);
    },
  };
  world.goToDay(quarters[0]!.day);
  const services = createServices(config, database.db, clock, app.log);
  await createOrganisation(services, {
    name: ORGANISATION,
    units: Object.values(UNITS),
    access: 'unit',
  });
  for (const member of Object.values(STAFF)) {
    await createMember(services, { ...member, organisation: ORGANISATION, password: PASSWORDS.staff });
  }
  try {
    await setUp(world);
    const children = await liveYear(world, services, quarters);
    world.goTo(DAYS);
    await liveWeeks(world, caseWork(world, children));
    await publishFigures(services);
  } finally {
    await app.close();
  }
}
