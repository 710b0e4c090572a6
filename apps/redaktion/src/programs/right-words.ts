import { programRights, type RightIn, rights } from '@rathausplatz/contract'

/** A right that a program may have, with what it lets it do. */
export type ProgramRight = { readonly right: RightIn<'redaktion'>; readonly words: string }

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Those that whoever works here has and can hand on. */
export const rightsToGive = (own: readonly string[]): readonly ProgramRight[] =>
  programRights
    .filter(right => own.includes(right))
    .map(right => ({ right, words: capital(rights.redaktion[right]) }))

/** What a program may, in words. */
export const rightsIn = (given: readonly RightIn<'redaktion'>[]): string =>
  given.map(right => rights.redaktion[right]).join('; ')
