import { programRights, type RightIn, rights } from '@rathausplatz/contract'

/** A right that a program may have, with its description. */
export type ProgramRight = { readonly right: RightIn<'redaktion'>; readonly words: string }

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Returns the rights that the account has and can pass on. */
export const rightsToGive = (own: readonly string[]): readonly ProgramRight[] =>
  programRights
    .filter(right => own.includes(right))
    .map(right => ({ right, words: capital(rights.redaktion[right]) }))

/** Returns the rights of a program in words. */
export const rightsIn = (given: readonly RightIn<'redaktion'>[]): string =>
  given.map(right => rights.redaktion[right]).join('; ')
