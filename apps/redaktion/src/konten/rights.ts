import type { Realm } from '@rathausplatz/contract'
import { hasPlaces } from './role-words.ts'

/** Roles and sections of an account. */
export type Rights = { readonly rollen: readonly string[]; readonly bereiche: readonly string[] }

/** Returns missing input, by field. */
export function rightsMissing(zugang: Realm, { rollen, bereiche }: Rights): Readonly<Record<string, string>> {
  const hasNoPlace = rollen.some(role => hasPlaces(zugang, role)) && bereiche.length === 0
  return {
    ...(rollen.length === 0 ? { rollen: 'Bitte wählen Sie mindestens eine Rolle.' } : {}),
    ...(hasNoPlace ? { bereiche: 'Bitte wählen Sie mindestens einen Bereich, oder „überall“.' } : {}),
  }
}

const sameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every(one => others.includes(one))

export const sameRights = (some: Rights, others: Rights): boolean =>
  sameSet(some.rollen, others.rollen) && sameSet(some.bereiche, others.bereiche)
