import { type Aboart, type Abogruppe, abfallthemaIn, aboarten } from '@rathausplatz/contract'
import { isCollected, reminderTitle } from '../abfall/reminder-title.ts'
import type { CmsCollections, CmsStore } from '../collections/collections.ts'
import type { Kind } from '../store/collection.ts'

type Art = Kind<CmsCollections>

/** The kinds that can be subscribed to. */
export const arten = Object.keys(aboarten) as Art[]
export const artOf = (art: string): Aboart | undefined => (aboarten as Readonly<Record<string, Aboart>>)[art]
/** Whether subscribers of a street get documents of this kind that name it. */
export const namesStreets = (art: string): boolean => artOf(art)?.zuStrassen === true
export const isAtOnce = (art: string): boolean => artOf(art)?.sofort === true

const STREET = 'strasse:'
export const topicOfStreet = (key: string): string => STREET + key
export const streetOfTopic = (thema: string): string | undefined =>
  thema.startsWith(STREET) ? thema.slice(STREET.length) : undefined
/** Bounds of the keys of all street topics. */
export const STREETS = [STREET, 'strasse;'] as const

/** Bounds of the keys of all collection topics. */
export const COLLECTIONS = ['abfall/', 'abfall0'] as const

/** Returns the topics of a document by its kind and its tags. */
export function topicsOf(art: string, tags: readonly string[]): string[] {
  const { teil } = artOf(art) ?? {}
  const own = teil ? tags.filter(tag => tag.startsWith(`${teil.tag}:`)) : []
  return [art, ...own.map(tag => `${art}/${tag}`)]
}

/** Most parts that a kind offers. */
const MOST_PARTS = 500

/** Returns the topics on offer: each kind as a whole, and its named parts. */
export async function offeredTopics({ published }: Pick<CmsStore, 'published'>): Promise<Abogruppe[]> {
  return Promise.all(
    arten.map(async art => {
      const { titel, alle, teil } = artOf(art) as Aboart
      const parts = teil ? await partsOf({ published }, teil) : []
      return {
        art,
        titel,
        themen: [
          { thema: art, titel: alle },
          ...parts.map(({ tag, titel: name }) => ({ thema: `${art}/${tag}`, titel: name })),
        ],
      }
    }),
  )
}

type Part = { readonly tag: string; readonly titel: string }

/** Returns the parts of a kind that visitors can choose. */
async function partsOf(
  { published }: Pick<CmsStore, 'published'>,
  { tag, aus, werte = {} }: NonNullable<Aboart['teil']>,
): Promise<Part[]> {
  if (!aus) return Object.entries(werte).map(([wert, titel]) => ({ tag: `${tag}:${wert}`, titel }))
  const records = await published.list(aus.art as Art, { limit: MOST_PARTS })
  return records
    .map(({ data }) => data as unknown as Readonly<Record<string, unknown>>)
    .filter(data => !aus.ausser || data[aus.ausser.feld] !== aus.ausser.wert)
    .map(data => ({ tag: `${tag}:${String(data[aus.wert])}`, titel: String(data[aus.name]) }))
    .toSorted((one, other) => one.titel.localeCompare(other.titel, 'de'))
}

/** Returns the title of a topic; undefined if it does not exist. */
async function titleOfTopic(
  { published, database }: Pick<CmsStore, 'published' | 'database'>,
  thema: string,
  offered: readonly Abogruppe[],
): Promise<string | undefined> {
  const collection = abfallthemaIn(thema)
  if (collection) return reminderTitle(database.read, collection)
  const [art = '', part] = thema.split(/\/(.*)/s, 2)
  const { alle, teil } = artOf(art) ?? {}
  if (part === undefined) return alle
  const known = offered.flatMap(({ themen }) => themen).find(one => one.thema === thema)
  if (known && teil) return `${teil.name}: ${known.titel}`
  // A topic that is not in the general list exists if there is content for it.
  if (!teil || teil.aus || teil.werte || !part.startsWith(`${teil.tag}:`)) return undefined
  const count = await published.count(art as Art, { tag: part })
  return count > 0 ? `${teil.name} ${part.slice(teil.tag.length + 1)}` : undefined
}

/** Like `titleOfTopic`, for a new order: of reminders, only those of bins that are collected there. */
export async function titleOfOffered(
  store: Pick<CmsStore, 'published' | 'database'>,
  thema: string,
  offered: readonly Abogruppe[],
): Promise<string | undefined> {
  const collection = abfallthemaIn(thema)
  if (collection && !(await isCollected(store.database.read, collection))) return undefined
  return titleOfTopic(store, thema, offered)
}

/** Returns the topics on offer, and further topics that a link or a choice names. */
export async function offeredWith(
  store: Pick<CmsStore, 'published' | 'database'>,
  themen: readonly string[],
): Promise<Abogruppe[]> {
  const offered = await offeredTopics(store)
  const all = new Set(offered.flatMap(group => group.themen.map(({ thema }) => thema)))
  const further = await Promise.all(
    themen
      .filter(thema => !all.has(thema))
      .map(async thema => ({ thema, titel: await titleOfTopic(store, thema, offered) })),
  )
  const reminders = further.flatMap(({ thema, titel }) =>
    titel !== undefined && thema.startsWith(COLLECTIONS[0]) ? [{ thema, titel }] : [],
  )
  const groups = offered.map(({ art, titel, themen }) => ({
    art,
    titel,
    themen: [
      ...themen,
      ...further.flatMap(({ thema, titel }) =>
        titel !== undefined && thema.startsWith(`${art}/`) ? [{ thema, titel }] : [],
      ),
    ],
  }))
  return reminders.length > 0
    ? [{ art: 'abfall', titel: 'Erinnerung an die Abfuhr', themen: reminders }, ...groups]
    : groups
}
