import {
  type Collection,
  openStore,
  type Result,
  type Store,
  type StoreError,
  type StoreOptions,
} from '../index.ts'

/** A small town for the store's tests: two kinds with a path and one with only a name. */

export interface Beitrag {
  path: string
  titel: string
  datum_von?: string
  sortierung?: number
  tags?: string[]
  links?: string[]
}

const beitrag = (kind: string): Collection<Beitrag> => ({
  kind,
  parse(data) {
    const { path, titel } = (data ?? {}) as Partial<Beitrag>
    const issues = []
    if (typeof path !== 'string' || !path.startsWith('/'))
      issues.push({ path: 'path', message: 'Bitte eine Adresse angeben' })
    if (typeof titel !== 'string' || titel === '')
      issues.push({ path: 'titel', message: 'Bitte einen Titel angeben' })
    return issues.length > 0 ? { issues } : { value: data as Beitrag }
  },
  key: ({ path }) => path,
  audience: ({ path }) => (path.startsWith('/intranet/') ? 'intranet' : 'oeffentlich'),
  moved: (beitrag, path) => ({ ...beitrag, path }),
  columns: ({ titel, datum_von = null, sortierung = null, tags = [] }) => ({
    title: titel,
    datum_von,
    sortierung,
    tags,
  }),
  references: ({ links = [] }) => links.map((to, index) => ({ field: `links.${index}`, to })),
})

export interface Menue {
  name: string
  ziele: string[]
}

const menue: Collection<Menue> = {
  kind: 'menue',
  parse: data => ({ value: data as Menue }),
  key: ({ name }) => name,
  columns: ({ name }) => ({ title: name, datum_von: null, sortierung: null, tags: [] }),
  references: ({ ziele }) => ziele.map((to, index) => ({ field: `ziele.${index}`, to })),
}

export const collections = { seite: beitrag('seite'), aktuelles: beitrag('aktuelles'), menue }
export type Town = Store<typeof collections>

export interface TownClock {
  (): Date
  set(moment: string): void
}

export function townClock(moment = '2026-11-20T09:00:00.000Z'): TownClock {
  let now = new Date(moment)
  return Object.assign(() => now, { set: (next: string) => void (now = new Date(next)) })
}

export const openTown = async (options: Partial<StoreOptions<typeof collections>> = {}): Promise<Town> =>
  openStore({ database: options.database ?? (await ofThisTest()), collections, ...options })

/** Imported on demand: child processes import this file too, and have no test context. */
const ofThisTest = async () => (await import('./databases.ts')).passingDatabase()

export function value<T>(result: Result<T>): T {
  if (!result.ok)
    throw new Error(`${result.error.code}: ${result.error.message}`, { cause: result.cause ?? result.error })
  return result.value
}

/** Returns the error if it has this code; anything else fails the test. */
export function error<Code extends StoreError['code']>(
  result: Result<unknown>,
  code: Code,
): Extract<StoreError, { code: Code }> {
  if (result.ok) throw new Error(`Expected the error '${code}', but the write went through`)
  if (result.error.code !== code)
    throw new Error(`Expected '${code}', got '${result.error.code}'`, { cause: result.cause })
  return result.error as Extract<StoreError, { code: Code }>
}

export const author = 'Anna Amtmann'

/** Creates and publishes a document. */
export async function published(
  town: Town,
  data: Beitrag,
  kind: 'seite' | 'aktuelles' = 'seite',
): Promise<string> {
  const { id } = value(await town.create({ kind, data, author }))
  value(await town.publish(id, { author }))
  return id
}
