import { type Call, type Cms, cmsInProcess, type Identify } from '@rathausplatz/contract'
import { onTestFinished, TestRunner } from 'vitest'
import { openAbfall } from './abfall/abfall.ts'
import { openAbos } from './abos/abos.ts'
import { openKeys } from './abos/keys.ts'
import { type Accounts, openAccounts } from './accounts/accounts.ts'
import { openDamageOffice, townTelephone } from './aemter/offices.ts'
import type { collections } from './collections/collections.ts'
import type { Names } from './editing/names.ts'
import { endpoints } from './endpoints/endpoints.ts'
import { openFormulare } from './formulare/formulare.ts'
import { mediaLibrary } from './media/media-library.ts'
import { missingAddresses } from './missing/missing-addresses.ts'
import { openCmsStore } from './open-cms-store.ts'
import { tellOutages } from './outage.ts'
import type { FetchOutside } from './outbound/fetch-outside.ts'
import { openPinnwandRoom } from './pinnwand/room.ts'
import { openBindery } from './rat/paket/bindery.ts'
import { openRueckmeldungen } from './rueckmeldungen/rueckmeldungen.ts'
import { openSchadenRoom } from './schaden/room.ts'
import { openSearch } from './search/search.ts'
import type { SeedDocument } from './store/index.ts'
import { newFolder, passingDatabase } from './store/testing/databases.ts'
import { townClock } from './store/testing/town.ts'
import { openTerminKeys } from './terminvereinbarung/keys.ts'
import { openUebernahme } from './uebernahme/uebernahme.ts'
import { openVorschlagRoom } from './verzeichnisvorschlag/room.ts'
import type { Warnregion } from './warnungen/region.ts'
import { openWarnungen } from './warnungen/warnungen.ts'

type Kind = keyof typeof collections
type Records = Partial<Record<Kind, readonly unknown[]>>

type Media = Parameters<typeof mediaLibrary>[0]['media']
type Parts = {
  identify?: Identify
  names?: Names
  canMail?: boolean
  media?: (isForEveryone: (path: string) => Promise<boolean>) => Media
  editorOf?: Accounts['editorOf']
  /** What other websites answer; default: nothing of them can be reached. */
  fetch?: FetchOutside
  /** Where it is kept. Default: a database of its own. */
  database?: string
  /** For which region official services are asked; default: for none. */
  warnregion?: Warnregion
}

const TOWN_URL = 'https://www.rebenau.example.org'

/** A town in memory for tests: some published records, a clock that stands, answers held against the contract. */
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
    warnregion: region,
    database,
  }: Parts = {},
) {
  const clock = townClock(now)
  const store = await openCmsStore({
    database: database ?? (await passingDatabase()),
    clock,
    publicUrl: TOWN_URL,
  })
  const documents = Object.entries(records).flatMap(([kind, list]) =>
    list.map((data): SeedDocument<Kind> => ({ kind: kind as Kind, data, author: 'test' })),
  )
  const written = await store.writeAll(documents)
  if (!written.ok) throw new Error(`${written.error.message} ${JSON.stringify(written.error)}`)
  const search = openSearch(store, clock)
  // What it has yet to write down is written into this town, not ten seconds later into the next one.
  if (TestRunner.getCurrentTest()) onTestFinished(() => search.close())
  const missing = missingAddresses(store, clock)
  if (TestRunner.getCurrentTest()) onTestFinished(() => missing.close())
  const rueckmeldungen = openRueckmeldungen(store, clock, { canMail })
  const key = () => Buffer.alloc(32, 7)
  const aboKeys = openKeys(key)
  const abos = openAbos({ store, clock, keys: aboKeys, publicUrl: TOWN_URL, canMail })
  const terminKeys = openTerminKeys(key)
  const abfall = openAbfall({
    database: store.database,
    clock,
    canMail,
    key,
    aboKeys,
    publicUrl: TOWN_URL,
    fetch,
    log: { info() {}, warn() {}, error() {} },
  })
  const formularFolder = newFolder()
  const formulare = openFormulare({
    store,
    clock,
    key,
    folder: formularFolder,
    publicUrl: TOWN_URL,
    canMail,
  })
  const pinnwand = openPinnwandRoom({
    database: store.database,
    clock,
    key,
    publicUrl: TOWN_URL,
    canMail,
  })
  const vorschlaege = openVorschlagRoom({ store, clock, key, publicUrl: TOWN_URL, canMail })
  const schadenFolder = newFolder()
  const schaden = openSchadenRoom({
    database: store.database,
    clock,
    key,
    folder: schadenFolder,
    office: openDamageOffice(store),
    publicUrl: TOWN_URL,
    canMail,
  })
  const accounts = openAccounts({
    database: store.database,
    clock,
    settings: { publicUrl: TOWN_URL, sessionSeconds: 3600, canMail },
    telephone: townTelephone(clock),
    cost: { n: 4, r: 1, p: 1 },
  })
  const media = openMedia?.(store.isForEveryone)
  const library = media && mediaLibrary({ media, database: store.database, clock, onDocument() {} })
  const uebernahme = openUebernahme({
    store,
    library,
    fetch,
    editorOf: editorOf ?? accounts.editorOf,
    clock,
    log: { info() {}, warn() {}, error() {} },
  })
  const answering = tellOutages({
    handlers: endpoints({
      store,
      search,
      rueckmeldungen,
      abos,
      warnungen: openWarnungen({ database: store.database, clock, region }),
      terminKeys,
      abfall,
      formulare,
      pinnwand,
      vorschlaege,
      schaden,
      accounts,
      clock,
      names,
      library,
      bindery: openBindery(newFolder(), clock),
      missing,
      uebernahme,
      canMail,
      publicUrl: TOWN_URL,
    }),
    identify: identify ?? accounts.identify,
  })
  const site = cmsInProcess(answering.handlers, answering.identify)
  const pass = (seconds: number) => {
    clock.set(new Date(clock().getTime() + seconds * 1_000).toISOString())
  }
  return {
    media,
    library,
    uebernahme,
    store,
    search,
    missing,
    abfall,
    aboKeys,
    terminKeys,
    formulare,
    formularFolder,
    pinnwand,
    vorschlaege,
    schaden,
    schadenFolder,
    accounts,
    clock,
    pass,
    /** For the wire. */
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
