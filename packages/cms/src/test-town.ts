import { join } from 'node:path'
import { type Call, type Cms, cmsInProcess, type Identify } from '@rathausplatz/contract'
import { onTestFinished, TestRunner } from 'vitest'
import { isPushService } from './abfall/push/push-services.ts'
import { type Accounts, openAccounts } from './accounts/accounts.ts'
import { townTelephone } from './aemter/offices.ts'
import type { collections } from './collections/collections.ts'
import { editorNames, type Names } from './editing/names.ts'
import { endpoints } from './endpoints/endpoints.ts'
import { mediaLibrary } from './media/media-library.ts'
import { missingAddresses } from './missing/missing-addresses.ts'
import { openCmsStore } from './open-cms-store.ts'
import { tellOutages } from './outage.ts'
import type { FetchOutside } from './outbound/fetch-outside.ts'
import type { House } from './rooms/room.ts'
import { openRooms } from './rooms/rooms.ts'
import { openSearch } from './search/search.ts'
import type { SeedDocument } from './store/index.ts'
import { newFolder, passingDatabase } from './store/testing/databases.ts'
import { townClock } from './store/testing/town.ts'
import type { Warnregion } from './warnungen/region.ts'

type Kind = keyof typeof collections
type Records = Partial<Record<Kind, readonly unknown[]>>

type Media = Parameters<typeof mediaLibrary>[0]['media']
type Parts = {
  identify?: Identify
  names?: Names
  canMail?: boolean
  media?: (isForEveryone: (path: string) => Promise<boolean>) => Media
  editorOf?: Accounts['editorOf']
  /** What other websites answer. Default: none can be reached. */
  fetch?: FetchOutside
  /** Default: the push services of browsers. */
  mayPush?: House['mayPush']
  /** Path or address of the database. Default: a new database. */
  database?: string
  /** The region for which official services are asked. Default: none. */
  warnregion?: Warnregion
}

const TOWN_URL = 'https://www.rebenau.example.org'

/**
 * Creates a town for tests: some published records, a clock that stands still, and calls whose answers are
 * checked against the contract.
 */
export async function testTown(
  records: Records,
  now = '2026-11-20T12:00:00+01:00',
  {
    identify,
    names,
    media: openMedia,
    canMail = true,
    editorOf,
    fetch = unreachable,
    mayPush = endpoint => isPushService(endpoint),
    warnregion: region,
    database,
  }: Parts = {},
) {
  const clock = townClock(now)
  const place = database ?? (await passingDatabase())
  const store = await openCmsStore({ database: place, clock, publicUrl: TOWN_URL })
  const documents = Object.entries(records).flatMap(([kind, list]) =>
    list.map((data): SeedDocument<Kind> => ({ kind: kind as Kind, data, author: 'test' })),
  )
  const written = await store.writeAll(documents)
  if (!written.ok) throw new Error(`${written.error.message} ${JSON.stringify(written.error)}`)
  const search = openSearch(store, clock, { canMail })
  // Flushes waiting counts into this town at the end of the test; otherwise they are written ten seconds
  // later, into the next town.
  if (TestRunner.getCurrentTest()) onTestFinished(() => search.close())
  const missing = missingAddresses(store, clock)
  if (TestRunner.getCurrentTest()) onTestFinished(() => missing.close())
  const accounts = openAccounts({
    database: store.database,
    clock,
    settings: { publicUrl: TOWN_URL, sessionSeconds: 3600, canMail },
    telephone: townTelephone(clock),
    sealKey: () => Buffer.alloc(32, 7),
    cost: { n: 4, r: 1, p: 1 },
  })
  const media = openMedia?.(store.isForEveryone)
  const library = media && mediaLibrary({ media, database: store.database, clock, onDocument() {} })
  const dataDir = newFolder()
  const house: House = {
    store,
    clock,
    key: () => Buffer.alloc(32, 7),
    folder: { dataDir, database: place, media: join(dataDir, 'medien') },
    publicUrl: TOWN_URL,
    canMail,
    accounts: { ...accounts, editorOf: editorOf ?? accounts.editorOf },
    names: names ?? editorNames(store.database.read),
    library,
    fetch,
    openFetch: () => fetch,
    mayPush,
    region,
    log: { info() {}, warn() {}, error() {} },
  }
  const rooms = openRooms(house)
  const answering = tellOutages({
    handlers: endpoints({ ...house, rooms, search, missing }),
    identify: identify ?? accounts.identify,
  })
  const site = cmsInProcess(answering.handlers, answering.identify)
  const pass = (seconds: number) => {
    clock.set(new Date(clock().getTime() + seconds * 1_000).toISOString())
  }
  return {
    media,
    library,
    ...rooms,
    store,
    search,
    missing,
    aboKeys: rooms.abos.keys,
    terminKeys: rooms.termine.keys,
    formularFolder: join(dataDir, 'formulare'),
    pinnwandFolder: join(dataDir, 'pinnwand'),
    schadenFolder: join(dataDir, 'schaeden'),
    accounts,
    clock,
    pass,
    /** Answers calls over HTTP. */
    answering,
    call: heldAgainstContract(site),
  }
}

const unreachable: FetchOutside = async () => ({ ok: false, refusal: 'keine-verbindung', hops: [] })

function heldAgainstContract(site: Cms): Cms['call'] {
  const call = async (call: Call, input: never) => {
    const answer = await site.call(call as never, input)
    return call.answer.parse(answer)
  }
  return call as Cms['call']
}

export const artikel = (titel: string, more: object = {}) => ({
  titel,
  einleitung: '',
  datum_von: '2026-11-18T08:00:00+01:00',
  ...more,
})

export const veranstaltung = (titel: string, datum_von: string, more: object = {}) => ({
  titel,
  datum_von,
  rubriken: ['Markt'],
  ...more,
})

export const textEntry = (text: string) => ({ template: 'text', context: { text } })
