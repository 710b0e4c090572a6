import { fieldsOf } from '../collections/as-far-as-typed.ts'
import type { CmsStore } from '../collections/collections.ts'
import { withPersonIds, withPersonIdsOf } from '../collections/person-ids.ts'
import { keyOf } from '../collections/verweise.ts'
import type { PartMissed, PartNamed, PartState } from '../durchsicht/parts.ts'
import { type Editor, mayRead } from './leave-for.ts'
import { kindOf } from './show.ts'

type Part = Record<string, unknown>

const partsIn = (data: unknown, feld: string): Part[] => {
  const list = fieldsOf(data)[feld]
  return Array.isArray(list) ? list.map(fieldsOf) : []
}

/** Tells which parts of records are there for visitors: the people of public offices. */
export function partsThere(store: CmsStore) {
  const stateOf = async ({ art, kennung, feld, part }: PartNamed): Promise<PartState> => {
    const kind = kindOf(art)
    const found = kind && (await store.published.byKey(kind.kind, keyOf(art, kennung)))
    if (!kind || !found) return { is: 'nicht-oeffentlich' }
    if (partsIn(found.data, feld).some(({ id }) => id === part)) return { is: 'da' }
    return { is: 'fehlt', name: kind.columns(found.data).title }
  }

  /** Returns the people that an office as typed no longer has, and the contents that show them. */
  const missedBy = async (
    {
      kind,
      key,
      typed,
    }: { readonly kind: string; readonly key?: string | undefined; readonly typed: unknown },
    who: Editor,
  ): Promise<PartMissed[]> => {
    if (kind !== 'organisationseinheit' || key === undefined) return []
    const document = await store.documentByKey(kind, key)
    if (!document) return []
    const users = [
      ...(await store.usedBy(document.id, 'veroeffentlicht')),
      ...(await store.usedBy(document.id, 'entwurf')),
    ].filter(user => mayRead(who, user))
    const carried = withPersonIds(withPersonIdsOf(typed, document.data))
    const here = new Set(partsIn(carried, FELD).map(({ id }) => id))
    const missed = Map.groupBy(
      users.filter(({ part }) => part !== '' && !here.has(part)),
      ({ part }) => part,
    )
    if (missed.size === 0) return []
    const released = await store.published.byId(document.id)
    const known = [...partsIn(released?.data, FELD), ...partsIn(document.data, FELD)]
    return [...missed].map(([part, those]) => ({
      name: nameOf(known.find(({ id }) => id === part)) || part,
      shownOn: [...new Map(those.map(({ document_id, title }) => [document_id, title])).values()].toSorted(
        inGerman,
      ),
    }))
  }

  return { stateOf, missedBy }
}

const inGerman = (one: string, other: string) => one.localeCompare(other, 'de')

const FELD = 'kontaktpersonen'

const nameOf = ({ vorname, nachname }: Part = {}): string =>
  [vorname, nachname].filter(name => typeof name === 'string' && name !== '').join(' ')
