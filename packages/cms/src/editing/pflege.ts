import { type CmsHandlers, may, type WiedervorlageWahl } from '@rathausplatz/contract'
import { berlinDay, monthsAfter, startOfDay } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { easeOf, HARD } from '../durchsicht/reading-ease.ts'
import { rhythmOf } from '../store/care.ts'
import type { Care, Document } from '../store/index.ts'
import type { EditorQuery } from '../store/queries.ts'
import { presentOf, writersOf } from './colleagues.ts'
import type { Desk } from './desk.ts'
import { type Editor, leaveFor, placeOf, visibleTo } from './leave-for.ts'
import { refuse, valueOf } from './refusal.ts'
import { kindOf, type Shows } from './show.ts'

/** Age without changes, in months, after which a content counts as old. */
const OLD_MONTHS = 24

type Wanted = {
  readonly verantwortlich?: string | null | undefined
  readonly wiedervorlage?: WiedervorlageWahl | undefined
  readonly noch_richtig?: null | undefined
}

/** Calls for the care of documents: responsible person, review date, and the inventory of all contents. */
export function pflege({
  store,
  desk,
  show,
  clock,
  canMail,
}: {
  store: CmsStore
  desk: Desk
  show: Shows
  clock: () => Date
  /** True if the server sends mail. */
  canMail: boolean
}) {
  const { read } = store.database
  const today = () => berlinDay(clock())

  /** Returns names of accounts and whether each account exists and is not locked. */
  const owners = async (ids: readonly string[]) => {
    const [personOf, present] = await Promise.all([show.people(ids), presentOf(read, ids)])
    return (id: string) => ({ ...personOf(id), da: present.has(id) })
  }

  const told = async (document: Document, care: Care) => {
    const { owner, rhythm, review_on, looked_at, looked_by } = care
    const [ownerOf, looker] = await Promise.all([
      owners(owner === null ? [] : [owner]),
      looked_by === null ? undefined : show.person(looked_by),
    ])
    return {
      verantwortlich: owner === null ? null : ownerOf(owner),
      wiedervorlage: {
        monate: rhythm as 0 | 3 | 6 | 12 | 24 | null,
        am: review_on,
        ueblich: rhythmOf({ rhythm: null }, document, kindOf(document.kind) ?? {}),
        faellig: review_on !== null && review_on <= today(),
      },
      noch_richtig: looked_at === null || !looker ? null : { am: looked_at, von: looker },
    }
  }

  /** Only an editor who may write a document can be responsible for it. */
  const mayAnswer = (who: Editor, document: Document) => may(who, 'inhalte-schreiben', placeOf(document))

  const change = async (
    id: string,
    { verantwortlich: owner, wiedervorlage, noch_richtig }: Wanted,
    who: Editor,
  ) => {
    const document = await desk.readable(id, who)
    const named = owner ? (await presentOf(read, [owner])).get(owner) : undefined
    if (owner && !named) throw refuse('verantwortlich', 'Dieses Konto gibt es nicht (mehr).')
    if (named && !mayAnswer(named, document))
      throw refuse('verantwortlich', `${named.name} darf diesen Inhalt nicht bearbeiten.`)
    const set = await store.setCare(id, {
      owner,
      ...(wiedervorlage && { rhythm: wiedervorlage.monate ?? null, reviewOn: wiedervorlage.am }),
      unlook: noch_richtig === null,
      author: who.id,
      note: noteOf({ owner, name: named?.name, wiedervorlage, noch_richtig }),
      leave: leaveFor(who, 'inhalte-schreiben'),
    })
    return { document, care: await valueOf(set, desk.explain(who, id)) }
  }

  const handlers = {
    async redaktionPflege({ params: { id } }, who) {
      const document = await desk.readable(id, who)
      return told(document, await store.care(id))
    },

    async redaktionPflegeAendern({ params: { id }, body }, who) {
      const { document, care } = await change(id, body, who)
      return told(document, care)
    },

    async redaktionNochRichtig({ params: { id } }, who) {
      const document = await desk.readable(id, who)
      const leave = leaveFor(who, 'inhalte-schreiben')
      const looked = await store.stillRight(id, { author: who.id, leave })
      return told(document, await valueOf(looked, desk.explain(who, id)))
    },

    async redaktionVerantwortliche({ query: { inhalt } }, who) {
      const writers = await writersOf(read)
      const document = inhalt === undefined ? undefined : await desk.readable(inhalt, who)
      const able = document ? writers.filter(one => mayAnswer(one, document)) : writers
      return { data: able.map(({ id, name }) => ({ id, name })), erinnert: canMail }
    },

    async redaktionBestand({ query }, who) {
      const { art, suche, verantwortlich, merkmal, sortierung, seite, nach, pro_seite: limit } = query
      const found = await store.list({
        kinds: art === undefined ? undefined : [kindOf(art)?.kind ?? []].flat(),
        search: suche,
        ...(verantwortlich === undefined ? {} : { owner: ownerIn(verantwortlich, who) }),
        ...(merkmal ? marks(today())[merkmal] : {}),
        order: sortierung,
        visible: visibleTo(who),
        limit,
        offset: (seite - 1) * limit,
        after: nach,
      })
      const [rows, stock] = await Promise.all([
        show.listed(found.rows, who),
        store.stockOf(found.rows.map(({ id }) => id)),
      ])
      const ownerOf = await owners([...new Set([...stock.values()].flatMap(({ owner }) => owner ?? []))])
      const day = today()
      return {
        data: rows.map(row => {
          const { owner = null, reviewOn = null, ease = null, findings = 0 } = stock.get(row.id) ?? {}
          return Object.assign(row, {
            verantwortlich: owner === null ? null : ownerOf(owner),
            wiedervorlage: reviewOn,
            faellig: reviewOn !== null && reviewOn <= day,
            lesbarkeit: ease === null ? null : easeOf(ease),
            befunde: findings,
          })
        }),
        anzahl: found.count,
        mehr: found.more,
        weiter: found.next,
      }
    },

    async redaktionBestandZahlen(_, who) {
      const count = async (narrowed: Partial<EditorQuery>) => {
        const { count: anzahl, more: mehr } = await store.list({
          ...(narrowed as object),
          visible: visibleTo(who),
          limit: 1,
        })
        return { anzahl, mehr }
      }
      const { faellig, alt, schwer, befunde } = marks(today())
      return {
        niemand: await count({ owner: '' }),
        ich: await count({ owner: who.id }),
        faellig: await count(faellig),
        alt: await count(alt),
        schwer: await count(schwer),
        befunde: await count(befunde),
      }
    },
  } satisfies CmsHandlers
  return { handlers, change }
}

export type Pflege = Pick<ReturnType<typeof pflege>, 'change'>

/** Filters of lists by the reasons for which a document needs care. */
const marks = (today: string) =>
  ({
    faellig: { reviewUntil: today },
    alt: { unchangedSince: startOfDay(monthsAfter(today, -OLD_MONTHS)) },
    schwer: { harderThan: HARD },
    befunde: { withFindings: true },
  }) as const satisfies Record<string, Partial<EditorQuery>>

const ownerIn = (verantwortlich: string, who: Editor): string => {
  if (verantwortlich === 'niemand') return ''
  return verantwortlich === 'ich' ? who.id : verantwortlich
}

function noteOf({
  owner,
  name,
  wiedervorlage,
  noch_richtig,
}: {
  owner: string | null | undefined
  name: string | undefined
  wiedervorlage: WiedervorlageWahl | undefined
  noch_richtig: null | undefined
}): string {
  const parts = [
    ...(noch_richtig === null ? ['„Noch richtig“ zurückgenommen'] : []),
    ...(owner === undefined ? [] : [`Verantwortlich: ${name ?? 'niemand'}`]),
    ...(wiedervorlage ? [`Wiedervorlage: ${reviewInWords(wiedervorlage)}`] : []),
  ]
  return parts.join('. ')
}

function reviewInWords({ monate = 0, am }: WiedervorlageWahl): string {
  const rhythm = monate === null ? 'wie üblich' : `alle ${monate} Monate`
  if (monate !== 0) return am ? `${rhythm}, zuerst am ${am}` : rhythm
  return am ? `am ${am}` : 'keine'
}
