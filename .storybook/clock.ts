/** The moment at which every story begins: in the year of its data, far from midnight. */
const BEGIN = Date.parse('2026-11-26T10:00:00+01:00');

const ahead = Math.round(performance.timeOrigin) - BEGIN;

/** A clock that is set back to that moment and goes on from there. */
export function ofStories(clock: DateConstructor): DateConstructor {
  const now = () => clock.now() - ahead;
  return new Proxy(clock, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], made) as Date,
    get: (target, part) => (part === 'now' ? now : (Reflect.get(target, part) as unknown)),
  });
}
