import type { CmsHandlers } from '@rathausplatz/contract'
import { unescaped } from '@rathausplatz/text'
import type { CmsStore } from '../collections/collections.ts'
import { pathsLeadingElsewhere } from '../endpoints/leading-elsewhere.ts'
import { findRedirectedUses, type LinkUse, MOST_USES, type Within } from '../links/find-broken.ts'
import { targetOf } from '../links/links-in.ts'
import { visibleTo } from './leave-for.ts'
import type { LivingAddresses } from './living-addresses.ts'
import { mayChange } from './may-change.ts'
import type { Readdressing } from './readdress.ts'
import { kindOf } from './show.ts'

/** An address that redirects permanently, with all its links. */
export type Redirected = {
  readonly art: 'seite'
  readonly target_kind: ''
  readonly target: string
  readonly uses: readonly LinkUse[]
  /** Target of the redirect. */
  readonly to: string
}

export type FindRedirected = (
  within: Within,
) => Promise<{ readonly targets: readonly Redirected[]; readonly mehr: boolean }>

/**
 * Finds links to internal addresses that redirect permanently. Legally published notices are left out: they
 * must not change.
 */
export const redirectedLinks =
  (store: CmsStore, living: LivingAddresses): FindRedirected =>
  async within => {
    const elsewhere = await pathsLeadingElsewhere(store)
    const uses = await findRedirectedUses(store.database.read, within, elsewhere)
    const byAddress = Map.groupBy(
      uses.filter(({ kind }) => kindOf(kind)?.objections === undefined),
      askedBy,
    )
    const targets = await Promise.all(
      [...byAddress].map(async ([target, uses]): Promise<Redirected[]> => {
        const to = await living.movedTo(target)
        return to === undefined ? [] : [{ art: 'seite', target_kind: '', target, uses, to }]
      }),
    )
    return { targets: targets.flat(), mehr: uses.length >= MOST_USES }
  }

/** The call that replaces redirecting addresses by their targets. */
export const linkNachtragen = (
  findRedirected: FindRedirected,
  { replaceInAll }: Readdressing,
  clock: () => Date,
) =>
  ({
    async redaktionLinkNachtragen({ body: { adresse, id, bereich } }, who) {
      const { targets, mehr } = await findRedirected({
        visible: visibleTo(who),
        section: bereich,
        now: clock(),
      })
      const wanted = targets.filter(({ target }) => adresse === undefined || target === adresse)
      const ways = new Map(wanted.map(({ target, to }) => [target, to]))
      const places = wanted
        .flatMap(({ uses }) => uses)
        // A content requested by its id is included even without the right to change it, so that the answer
        // contains the refusal.
        .filter(use => (id === undefined ? mayChange(who, use) : use.document_id === id))
      const ids = [...new Set(places.map(({ document_id }) => document_id))]
      const [[from, to] = [], ...others] = ways
      const note =
        others.length === 0 && from !== undefined
          ? `Neue Adresse eingetragen: ${to} statt ${from}`
          : 'Neue Adressen eingetragen statt solcher, die weiterleiten'
      const done = await replaceInAll(ids, address => leadingOn(address, ways), who, note)
      return { ...done, mehr: done.mehr || mehr }
    },
  }) satisfies CmsHandlers

/** Returns the requested address of a link, in its canonical spelling. */
const askedBy = ({ redirect_key }: Pick<LinkUse, 'redirect_key'>): string => redirect_key.replace(/^von:/, '')

/** Returns the new address of a link. Keeps the fragment, as browsers do. */
function leadingOn(address: string, ways: ReadonlyMap<string, string>): string {
  // Addresses in formatted text are HTML-escaped.
  const plain = unescaped(address)
  const target = targetOf(plain)
  const to = target?.art === 'seite' ? ways.get(askedBy(target)) : undefined
  if (to === undefined) return address
  return to.includes('#') ? to : to + (/#.*$/.exec(plain)?.[0] ?? '')
}
