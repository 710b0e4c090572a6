import { type Terminperson, terminpersonBei } from '@rathausplatz/contract'
import { refuse } from '../editing/refusal.ts'
import { oneSpelling } from '../limits/of-senders.ts'

/**
 * Validates the contact data of a person. Addresses are normalised, so that limits per address apply in every
 * spelling.
 */
export function personIn({ name, email, telefon }: Terminperson, { mail }: { mail: boolean }): Terminperson {
  const read = terminpersonBei({ mail }).safeParse({ name, email, telefon })
  const [issue] = read.error?.issues ?? []
  if (issue) throw refuse(String(issue.path[0]), issue.message)
  return { name, email: email && oneSpelling(email), telefon }
}
