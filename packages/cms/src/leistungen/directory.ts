import { isOnlineService, type LeistungEintrag } from '@rathausplatz/contract'
import type { Leistung } from '@rathausplatz/contract/records'
import { fold } from '@rathausplatz/text'
import type { CmsStore } from '../collections/collections.ts'
import { leistungPfad } from '../collections/leistung.ts'
import { kurztextOf } from '../collections/textbloecke.ts'
import { foldedWords, searchable } from '../search/folded-words.ts'

/** A published service with the fields that lists need. */
type Listed = {
  readonly revision: number
  readonly gueltig_von: string
  readonly gueltig_bis: string
  readonly eintrag: LeistungEintrag
  readonly lebenslagen: readonly string[]
  readonly stellen: readonly string[]
  /** Folded texts of the search: the name, the synonyms, the short text. */
  readonly texts: readonly [string, string, string]
}

export type Wanted = {
  buchstabe?: string | undefined
  q?: string | undefined
  lebenslage?: string | undefined
  organisationseinheit?: string | undefined
}

/**
 * The services from A to Z, in memory: a town has a few hundred, the catalogue of the whole Land about 1,500,
 * and an entry is one line. Entries are read again when their revision has changed, so a published service
 * appears at once, whichever process wrote it.
 */
export function openDirectory({ database }: CmsStore, clock: () => Date) {
  const known = new Map<string, Listed>()
  let sorted: readonly Listed[] = []

  const upToDate = async () => {
    const rows = await database.read
      .selectFrom('published')
      .select(['document_id', 'revision', 'gueltig_von', 'gueltig_bis'])
      .where('kind', '=', 'leistung')
      .where('ended', '=', 0)
      .execute()
    const there = new Set(rows.map(row => row.document_id))
    const changed = rows.filter(row => !isSame(known.get(row.document_id), row))
    const gone = [...known.keys()].filter(id => !there.has(id))
    if (changed.length === 0 && gone.length === 0) return
    for (const id of gone) known.delete(id)
    for (let index = 0; index < changed.length; index += AT_ONCE) {
      const ids = changed.slice(index, index + AT_ONCE).map(row => row.document_id)
      const found = await database.read
        .selectFrom('published')
        .select(['document_id', 'revision', 'gueltig_von', 'gueltig_bis', 'data'])
        .where('document_id', 'in', ids)
        .execute()
      for (const { document_id, data, ...row } of found)
        known.set(document_id, { ...row, ...listed(JSON.parse(data)) })
    }
    sorted = [...known.values()].toSorted((a, b) => alphabet.compare(a.eintrag.name, b.eintrag.name))
  }

  const visible = async (): Promise<readonly Listed[]> => {
    await upToDate()
    const now = clock().toISOString()
    return sorted.filter(({ gueltig_von, gueltig_bis }) => gueltig_von <= now && gueltig_bis > now)
  }

  return {
    /**
     * Returns matching services from A to Z; with a search text those with a match in the name come first.
     */
    async find(wanted: Wanted): Promise<LeistungEintrag[]> {
      return find(await visible(), wanted).map(({ eintrag }) => eintrag)
    },

    /** Returns the number of services per letter. */
    async buchstaben(): Promise<{ buchstabe: string; anzahl: number }[]> {
      const counts = countBy(await visible(), ({ eintrag }) => [eintrag.buchstabe])
      return [...counts].map(([buchstabe, anzahl]) => ({ buchstabe, anzahl }))
    },

    /** Returns the number of services per life situation. */
    async perLebenslage(): Promise<ReadonlyMap<string, number>> {
      return countBy(await visible(), ({ lebenslagen }) => lebenslagen)
    },
  }
}

export type Directory = ReturnType<typeof openDirectory>

const AT_ONCE = 100

/** German order for names (DIN 5007): Ä sorts like A, numbers by their value. */
const alphabet = new Intl.Collator('de', { numeric: true })

type Windowed = Pick<Listed, 'revision' | 'gueltig_von' | 'gueltig_bis'>

const isSame = (known: Windowed | undefined, row: Windowed) =>
  known?.revision === row.revision &&
  known.gueltig_von === row.gueltig_von &&
  known.gueltig_bis === row.gueltig_bis

function listed(data: Leistung) {
  const { slug, name, prozesse, formulare, synonyme, lebenslagen, organisationseinheiten } = data
  const kurztext = kurztextOf(data)
  const online = prozesse.some(isOnlineService) || formulare.some(({ typ }) => typ === 'ONLINEDIENST')
  return {
    eintrag: {
      id: slug,
      name,
      kurztext,
      online,
      buchstabe: buchstabeOf(name),
      detailURL: leistungPfad(data),
    },
    lebenslagen,
    stellen: organisationseinheiten.map(({ id }) => id),
    texts: [searchable(name), searchable(synonyme.join(' ')), searchable(kurztext)],
  } as const
}

/** Returns the letter under which a name is listed: `A` to `Z`, or `0-9` for any other first character. */
function buchstabeOf(name: string): string {
  const [first = ''] = fold(name).match(/[\p{L}\p{N}]/u) ?? []
  return /[a-z]/.test(first) ? first.toUpperCase() : '0-9'
}

function find(services: readonly Listed[], { buchstabe, q = '', ...wanted }: Wanted): readonly Listed[] {
  const words = foldedWords(q)
  const found = services.filter(
    ({ texts, ...service }) =>
      (buchstabe === undefined || service.eintrag.buchstabe === buchstabeOf(buchstabe)) &&
      (wanted.lebenslage === undefined || service.lebenslagen.includes(wanted.lebenslage)) &&
      (wanted.organisationseinheit === undefined || service.stellen.includes(wanted.organisationseinheit)) &&
      holdsEvery(texts.join(''), words),
  )
  if (words.length === 0) return q ? [] : found
  // The sort is stable, so the order from A to Z stays within each rank.
  return found.toSorted((a, b) => rank(a, words) - rank(b, words))
}

/** 0: the name contains all words; 1: name and synonyms do; 2: the short text is needed too. */
const rank = ({ texts: [name, synonyme] }: Listed, words: readonly string[]) =>
  holdsEvery(name, words) ? 0 : holdsEvery(name + synonyme, words) ? 1 : 2

const holdsEvery = (text: string, words: readonly string[]) => words.every(word => text.includes(word))

function countBy(services: readonly Listed[], keysOf: (service: Listed) => readonly string[]) {
  const counts = new Map<string, number>()
  for (const key of services.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
