import { type CallAnswer, type calls, realmLabels, rolesOf } from '@rathausplatz/contract'

/** An account of one of the three realms, as administrators see it. */
export type Konto = CallAnswer<typeof calls.redaktionKonto>

/** People are called by their name; one that has none, by their address. */
export const nameOf = ({ vorname, nachname, email }: Konto): string =>
  `${vorname} ${nachname}`.trim() || email

/** What is said of who was invited: the mail waits, or was not to be sent at all. */
export const invitedWords = (konto: Konto): string =>
  konto.zustellung?.lage === 'nicht_zugestellt'
    ? `Das Konto von ${nameOf(konto)} ist angelegt. ${konto.zustellung.text}`
    : `${nameOf(konto)} ist eingeladen: Die E-Mail an ${konto.email} wird verschickt.`

/** Where an account is looked at and changed. */
export const kontoPath = ({ id }: Pick<Konto, 'id'>): string => `/konten/${id}`

export const realmOf = ({ zugang }: Konto): string => realmLabels[zugang]

/** `Redaktion, Personalamt`; a role that there is no more by its old name. */
export const rolesIn = ({ zugang, rollen }: Konto): string => {
  const known = rolesOf(zugang)
  return rollen.map(role => (Object.hasOwn(known, role) && known[role]?.label) || role).join(', ')
}
