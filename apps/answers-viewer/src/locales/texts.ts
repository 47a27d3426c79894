/** The shape of another language's file: exactly the ids of the Swedish one. */
export type Texts<Reference> = { readonly [Id in keyof Reference]: string };
