import type { CallAnswer, Calls, CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import { countMissing, findMissing, hideMissing } from '../missing/find-missing.ts'
import type { MissingAddresses } from '../missing/missing-addresses.ts'
import type { Search } from '../search/search.ts'
import type { LivingAddresses } from './living-addresses.ts'
import { valueOf } from './refusal.ts'

type Answer = CallAnswer<Calls['redaktionFehlendeAdressen']>
type Proposal = Answer['data'][number]['vorschlaege'][number]

const MOST_PROPOSALS = 3
/** Most search hits among the proposals; the others are other spellings, moved pages and parent pages. */
const MOST_FOUND = 2

type Sources = {
  store: CmsStore
  missing: MissingAddresses
  search: Search
  living: LivingAddresses
  clock: () => Date
}

/** Calls for addresses that visitors requested in vain, with proposals for redirects. */
export function fehlendeAdressen({ store, missing, search, living, clock }: Sources) {
  const { read } = store.database

  /** Search hits for the last segments of an address, without years and numbers. */
  const searched = async (steps: readonly string[]): Promise<readonly string[]> => {
    const wordsOf = (some: readonly string[]) =>
      some
        .join(' ')
        .replaceAll(/[-_+.~,()]+|\d+/g, ' ')
        .trim()
    const [both, last] = [wordsOf(steps.slice(-2)), wordsOf(steps.slice(-1))]
    const ask = (q: string) => search.find({ q, seite: 1, pro_seite: MOST_FOUND }, {})
    const { data } = both.length > 2 && both !== last ? await ask(both) : { data: [] }
    if (data.length > 0 || last.length <= 2) return data.map(({ url }) => url)
    const found = await ask(last)
    return [...found.data, ...found.aehnliches].slice(0, MOST_FOUND).map(({ url }) => url)
  }

  /**
   * Proposals, nearest first: the same path in another spelling, a move of a page above it, search hits, the
   * pages above.
   */
  const proposalsFor = async (path: string): Promise<Proposal[]> => {
    const found = new Map<string, Proposal>()
    const propose = async (adresse: string, grund: string) => {
      if (adresse === path || found.has(adresse) || found.size >= MOST_PROPOSALS) return
      const titel = await living.titleAt(encodeURI(adresse))
      if (titel !== undefined) found.set(adresse, { adresse, titel, grund })
    }
    const plain = path.replace(/(?:\/index)?\.(?:html?|pdf)$/i, '')
    await propose(plain.toLowerCase(), 'So wird die Seite heute geschrieben.')
    const steps = plain.split('/').filter(Boolean)
    for (let length = steps.length - 1; length > 0; length--) {
      const moved = await store.published.redirect(`/${steps.slice(0, length).join('/')}`)
      if (!moved?.to.startsWith('/')) continue
      await propose(
        `${moved.to}/${steps.slice(length).join('/')}`,
        'Der Bereich darüber ist hierher gezogen.',
      )
      await propose(moved.to, 'Der Bereich darüber ist hierher gezogen.')
    }
    for (const adresse of await searched(steps)) await propose(adresse, FOUND)
    for (let length = steps.length - 1; length > 0; length--)
      await propose(`/${steps.slice(0, length).join('/')}`, 'Die Seite darüber gibt es noch.')
    return [...found.values()]
  }

  return {
    async redaktionFehlendeAdressen({
      query: { ausgeblendet: hidden, seite, pro_seite: limit },
    }): Promise<Answer> {
      await missing.write()
      const now = clock()
      const [rows, anzahl, ausgeblendete] = await Promise.all([
        findMissing(read, { hidden, now, limit, offset: (seite - 1) * limit }),
        countMissing(read, { hidden, now }),
        countMissing(read, { hidden: true, now }),
      ])
      const data: Answer['data'] = []
      for (const { path, asked, days, last_day, from_path } of rows) {
        // Addresses of records are in no table of pages, so they are checked here.
        if ((await living.titleAt(encodeURI(path))) !== undefined) continue
        data.push({
          adresse: path,
          anzahl: asked,
          tage: days,
          zuletzt: last_day,
          von: from_path,
          vorschlaege: await proposalsFor(path),
        })
      }
      return { data, anzahl, ausgeblendete }
    },

    async redaktionFehlendeAdresseAusblenden({ body: { adresse, ausgeblendet } }) {
      const hidden_at = ausgeblendet ? clock().toISOString() : null
      const done = await store.database.write(db => hideMissing(db, adresse, hidden_at))
      await valueOf(done, async () => ({}))
      return {}
    },
  } satisfies CmsHandlers
}

const FOUND = 'Vorschlag der Suche.'
