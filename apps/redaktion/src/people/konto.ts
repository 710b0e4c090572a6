import { type CallAnswer, type calls, realmLabels, rolesOf } from '@rathausplatz/contract'

/** An account of one of the three realms, as administrators see it. */
export type Konto = CallAnswer<typeof calls.redaktionKonto>

/** People are called by their name; one that has none, by their address. */
export const nameOf = ({ vorname, nachname, email }: Konto): string =>
  `${vorname} ${nachname}`.trim() || email

/** Where an account is looked at and changed. */
export const kontoPath = ({ id }: Pick<Konto, 'id'>): string => `/konten/${id}`

export const realmOf = ({ zugang }: Konto): string => realmLabels[zugang]

/** `Redaktion, Personalamt`; a role that there is no more by its old name. */
export const rolesIn = ({ zugang, rollen }: Konto): string => {
  const known = rolesOf(zugang)
  return rollen.map(role => (Object.hasOwn(known, role) && known[role]?.label) || role).join(', ')
}
