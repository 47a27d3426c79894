declare module 'virtual:lykta-book' {
  export const facts: import('./facts.ts').BookFacts;
}
