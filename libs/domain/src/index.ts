export * from './form/answers.ts';
export * from './form/form.ts';
export * from './ids.ts';
export * from './text.ts';
export * from './time.ts';
