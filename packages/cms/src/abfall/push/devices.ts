import { createECDH } from 'node:crypto'
import {
  type Abfallfraktion,
  CmsError,
  type Erinnerungszeit,
  tonnenIn,
  tonnenText,
} from '@rathausplatz/contract'
import { sql } from 'kysely'
import { limitsIn, take } from '../../limits/limits.ts'
import { type FromOnePlace, ofSender, ofSenderADay } from '../../limits/of-senders.ts'
import { newId } from '../../store/id.ts'
import { type Database, type Db, ok } from '../../store/index.ts'
import { orThrow } from '../../store/result.ts'
import { findPlace } from '../places.ts'
import { tablesOf } from '../tables.ts'
import type { PushKeys } from './push-keys.ts'

type Order = {
  geraet: { endpoint: string; keys: { p256dh: string; auth: string } }
  ort: string
  fraktionen: readonly Abfallfraktion[]
  zeit: Erinnerungszeit
  tonnen?: string | undefined
}

const PATIENCE: FromOnePlace = { connection: 20, network: 60, unknown: 200 }
/** Each device costs a push request every evening for as long as it is registered. */
const PATIENCE_OF_A_DAY: FromOnePlace = { connection: 40, network: 200, unknown: 1_000 }

/** Most devices: all must be notified within one evening, a few at a time. */
const MOST_DEVICES = 50_000
/** Most devices of one push service, so that it cannot use up the limit of all. */
const MOST_OF_ONE_SERVICE = 25_000

const patienceWith = (sender: string | undefined) => [
  ...ofSender('push', sender, PATIENCE),
  ...ofSenderADay('push', sender, PATIENCE_OF_A_DAY),
]

type Parts = {
  database: Database
  clock: () => Date
  keys: PushKeys
  mayPush: (endpoint: URL) => boolean
}

/** Devices that get reminders. Nothing links a device to a person. */
export function openDevices({ database, clock, keys, mayPush }: Parts) {
  const write = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    orThrow(database.write(async db => ok(await work(db))))

  return {
    publicKey: keys.publicKey,

    async keep({ geraet, ort, fraktionen, zeit, tonnen = '' }: Order, sender?: string): Promise<void> {
      const { keys: own } = geraet
      const address = new URL(geraet.endpoint)
      if (!mayPush(address)) throw new CmsError('nicht-moeglich', UNKNOWN_SERVICE)
      if (!isPoint(own.p256dh)) throw new CmsError('ungueltig', NO_DEVICE)
      const { href: endpoint } = address
      const wait = await write(async db => {
        const now = clock()
        const wait = await take(limitsIn(db), patienceWith(sender), now)
        if (wait !== undefined) return wait
        if (!(await findPlace(db, ort))) return 'gone'
        if (!(await hasRoom(db, endpoint))) return 'full'
        const choice = {
          ...own,
          ort_id: ort,
          zeit,
          fraktionen: fraktionen.join(','),
          tonnen: tonnenText(tonnenIn(tonnen)),
          bestellt_am: now.toISOString(),
        }
        await tablesOf(db)
          .insertInto('abfall_geraete')
          .values({ id: newId(now), endpoint, ...choice })
          .onConflict(conflict => conflict.column('endpoint').doUpdateSet(choice))
          .execute()
        return undefined
      })
      if (wait === 'full') throw new CmsError('nicht-moeglich', FULL)
      if (wait === 'gone') throw new CmsError('nicht-gefunden', 'Diese Straße gibt es nicht mehr.')
      if (wait !== undefined) throw new CmsError('zu-viele', undefined, { retryAfter: wait })
    },

    async forget(endpoint: string): Promise<void> {
      if (!URL.canParse(endpoint)) return
      const { href } = new URL(endpoint)
      await write(db => forgetDevice(db, href))
    },
  }
}

export type Devices = ReturnType<typeof openDevices>

/** Deletes a device with its queued messages. */
export async function forgetDevice(db: Db, endpoint: string): Promise<void> {
  const tables = tablesOf(db)
  await tables
    .deleteFrom('abfall_nachrichten')
    .where('geraet_id', 'in', some =>
      some.selectFrom('abfall_geraete').select('id').where('endpoint', '=', endpoint),
    )
    .execute()
  await tables.deleteFrom('abfall_geraete').where('endpoint', '=', endpoint).execute()
}

/** Whether the device may be stored: a known device may always change its settings. */
async function hasRoom(db: Db, endpoint: string): Promise<boolean> {
  const devices = tablesOf(db).selectFrom('abfall_geraete')
  const counted = devices.select(row => row.fn.countAll().as('n'))
  const all = Number((await counted.executeTakeFirst())?.n)
  if (all < MOST_OF_ONE_SERVICE) return true
  const known = await devices.select('id').where('endpoint', '=', endpoint).executeTakeFirst()
  if (known) return true
  if (all >= MOST_DEVICES) return false
  const service = `${new URL(endpoint).origin}/`
  const own = await counted
    .where(sql`substr(endpoint, 1, ${service.length})`, '=', service)
    .executeTakeFirst()
  return Number(own?.n) < MOST_OF_ONE_SERVICE
}

const FULL = 'Mehr Geräte lassen sich gerade nicht erinnern. Bitte nehmen Sie einen der anderen Wege.'
const UNKNOWN_SERVICE =
  'Über den Nachrichtendienst dieses Browsers können wir nicht erinnern. Bitte nehmen Sie einen der anderen Wege.'
const NO_DEVICE = 'Dieses Gerät hat keinen gültigen Schlüssel genannt.'

function isPoint(p256dh: string): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
