export * from './support/categories.ts';
export * from './support/directory.ts';
export * from './support/entry.ts';
export * from './support/hours.ts';
export * from './support/overdue.ts';
