import { type CallAnswer, type calls, realmLabels, rolesOf } from '@rathausplatz/contract'

/** An account of one of the three realms, as administrators see it. */
export type Konto = CallAnswer<typeof calls.redaktionKonto>

/** Returns the name of a person; the email address if there is none. */
export const nameOf = ({ vorname, nachname, email }: Konto): string =>
  `${vorname} ${nachname}`.trim() || email

/** Returns the message about an invitation: the mail waits, or could not be sent. */
export const invitedWords = (konto: Konto): string =>
  konto.zustellung?.lage === 'nicht_zugestellt'
    ? `Das Konto von ${nameOf(konto)} ist angelegt. ${konto.zustellung.text}`
    : `${nameOf(konto)} ist eingeladen: Die E-Mail an ${konto.email} wird verschickt.`

/** Returns the screen of an account. */
export const kontoPath = ({ id }: Pick<Konto, 'id'>): string => `/konten/${id}`

export const realmOf = ({ zugang }: Konto): string => realmLabels[zugang]

/** Returns the roles in words: `Redaktion, Personalamt`; a role that no longer exists by its wire name. */
export const rolesIn = ({ zugang, rollen }: Konto): string => {
  const known = rolesOf(zugang)
  return rollen.map(role => (Object.hasOwn(known, role) && known[role]?.label) || role).join(', ')
}
