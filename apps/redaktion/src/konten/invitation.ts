import type { Realm } from '@rathausplatz/contract'
import { readEmail } from '@rathausplatz/contract/typed'
import { type Rights, rightsMissing } from './rights.ts'

/** The input of an invitation. */
export type Invited = Rights & {
  readonly zugang: Realm
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  /** For the council: the member who owns the account. */
  readonly person: string | undefined
}

/** Returns missing personal data by field, in the order of the form. */
export const personMissing = ({
  vorname,
  nachname,
  email,
}: Pick<Invited, 'vorname' | 'nachname' | 'email'>): Readonly<Record<string, string>> => ({
  ...(vorname === '' ? { vorname: 'Bitte geben Sie den Vornamen an.' } : {}),
  ...(nachname === '' ? { nachname: 'Bitte geben Sie den Nachnamen an.' } : {}),
  ...emailFault(email),
})

function emailFault(email: string): { email?: string } {
  const read = readEmail(email)
  return read.ok ? {} : { email: read.fault }
}

/** Returns what is missing for an invitation. */
export const invitationMissing = ({ zugang, rollen, bereiche, person, ...named }: Invited) => ({
  ...(zugang === 'raete' && person === undefined
    ? { person: 'Bitte wählen Sie, welchem Mitglied des Rates das Konto gehört.' }
    : {}),
  ...personMissing(named),
  ...rightsMissing(zugang, { rollen, bereiche }),
})
