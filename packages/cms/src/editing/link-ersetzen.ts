import { type CallAnswer, type Calls, type CmsHandlers, isSafeAddress } from '@rathausplatz/contract'
import { unescaped } from '@rathausplatz/text'
import type { CmsStore } from '../collections/collections.ts'
import { findUsesOf, hasFile } from '../links/find-broken.ts'
import { targetOf } from '../links/links-in.ts'
import type { LinkTarget } from '../links/tables.ts'
import { visibleTo } from './leave-for.ts'
import type { LivingAddresses } from './living-addresses.ts'
import type { Done, Readdressing } from './readdress.ts'
import { refuse } from './refusal.ts'

type Answer = CallAnswer<Calls['redaktionLinkErsetzen']>

/** Calls that replace an address in all places, and undo that. */
export function linkErsetzen(
  store: CmsStore,
  living: LivingAddresses,
  { replaceInAll, takeBack }: Readdressing,
  clock: () => Date,
) {
  return {
    async redaktionLinkErsetzen({ body: { von, nach } }, who): Promise<Answer> {
      const from = targetOf(von)
      if (!from || (from.art !== 'seite' && from.art !== 'extern'))
        throw refuse('von', 'Diese Adresse lässt sich nicht überall ersetzen.')
      const to = await newAddress(nach, living, datei => hasFile(store.database.read, datei))
      const uses = await findUsesOf(store.database.read, from, { visible: visibleTo(who), now: clock() })
      const ids = [...new Set(uses.map(({ document_id }) => document_id))]
      return replaceInAll(ids, replacing(from, to), who, `Adresse ersetzt: ${from.target} durch ${to}`)
    },

    async redaktionLinkErsetzungZuruecknehmen({ body: { eintraege } }, who) {
      const data: Done[] = []
      for (const entry of eintraege) {
        const done = await takeBack(entry, who)
        if (done) data.push(done)
      }
      return { data }
    },
  } satisfies CmsHandlers
}

/** Addresses in formatted text are HTML-escaped. The fragment of an external address is kept. */
function replacing({ art, target }: LinkTarget, to: string): (address: string) => string {
  return address => {
    const plain = unescaped(address)
    const there = targetOf(plain)
    if (there?.art !== art || there.target !== target) return address
    const hash = art === 'extern' && !to.includes('#') ? (/#.*$/.exec(plain)?.[0] ?? '') : ''
    return to + hash
  }
}

async function newAddress(
  given: string,
  living: LivingAddresses,
  hasFile: (datei: string) => Promise<boolean>,
): Promise<string> {
  if (given.startsWith('/') && !given.startsWith('//')) {
    const there = targetOf(given)
    if (there?.art === 'seite' && (await living.titleAt(encodeURI(there.target))) === undefined)
      throw refuse('nach', 'Dort steht keine öffentliche Seite. Bitte eine andere Adresse angeben.')
    if (there?.art === 'datei' && !(await hasFile(there.target)))
      throw refuse('nach', 'Dort steht keine Datei. Bitte ein Dokument aus „Bilder und Dokumente“ auswählen.')
    return given
  }
  const url = /^https?:\/\//i.test(given) && isSafeAddress(given) ? URL.parse(given) : null
  if (!url) throw refuse('nach', 'Bitte eine Seite dieser Website oder eine Adresse mit https:// angeben.')
  return url.href
}
