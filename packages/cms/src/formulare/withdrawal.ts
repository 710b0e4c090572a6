import type { Antwort } from '@rathausplatz/contract'
import { type Reach, reachAt } from '../aemter/offices.ts'
import type { CmsStore } from '../collections/collections.ts'

type Sent = { readonly antworten: readonly Pick<Antwort, 'typ'>[]; readonly bereich: string }

/** Returns whom to tell that a consent in these answers is withdrawn; undefined if the sender gave none. */
export const withdrawalOf = async (
  store: CmsStore,
  { antworten, bereich }: Sent,
): Promise<Reach | undefined> =>
  antworten.some(({ typ }) => typ === 'einwilligung') ? reachAt(store, bereich) : undefined

/** The paragraph of the receipt about a consent. Withdrawing must be as easy as giving it (Article 7 GDPR). */
export function withdrawalWords({ email, telefon }: Reach, vorgang: string): string | undefined {
  const ways = [email && `schreiben Sie an ${email}`, telefon && `rufen Sie an, Telefon ${telefon}`].filter(
    Boolean,
  )
  return ways.length === 0
    ? undefined
    : `Ihre Einwilligung können Sie jederzeit widerrufen: Bitte ${ways.join(', oder ')}, und nennen Sie ${vorgang}.`
}
