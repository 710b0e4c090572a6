import { openAbfall } from './abfall/abfall.ts'
import { PUSHES_AT_ONCE } from './abfall/push/lanes.ts'
import { openAbos } from './abos/abos.ts'
import { announcements } from './abos/announce.ts'
import { openKeys } from './abos/keys.ts'
import { aboUpkeep } from './abos/upkeep.ts'
import { openDamageOffice } from './aemter/offices.ts'
import type { CmsStore } from './collections/collections.ts'
import type { DataFolder } from './data-folder.ts'
import { openFormulare } from './formulare/formulare.ts'
import type { Job } from './jobs/job.ts'
import type { Log } from './log.ts'
import { openOutside } from './outbound/fetch-outside.ts'
import { openPinnwandRoom } from './pinnwand/room.ts'
import { openSchadenRoom } from './schaden/room.ts'
import { openTerminKeys } from './terminvereinbarung/keys.ts'
import { forgetTermine, remindOfTermine } from './terminvereinbarung/upkeep.ts'
import { openVorschlagRoom } from './verzeichnisvorschlag/room.ts'
import { listenToServices } from './warnungen/listen.ts'
import type { Warnregion } from './warnungen/region.ts'
import { forgetWarnungen, openWarnungen } from './warnungen/warnungen.ts'

type House = {
  readonly store: CmsStore
  readonly clock: () => Date
  /** With which keys in mails are signed. */
  readonly key: () => Buffer
  readonly folder: Pick<DataFolder, 'formulare' | 'schaeden'>
  readonly publicUrl: string
  /** Whether mails leave the house. */
  readonly canMail: boolean
  /** For which region official services are asked for warnings; without it none is. */
  readonly region: Warnregion | undefined
  readonly log: Log
}

/** The rooms of what a town does for its residents, and what they do by themselves. */
export function openServices(house: House) {
  const { store, clock, key, folder, publicUrl, canMail, region, log } = house
  const { database } = store
  const aboKeys = openKeys(key)
  const terminKeys = openTerminKeys(key)
  const rooms = {
    abos: openAbos({ store, clock, keys: aboKeys, publicUrl, canMail }),
    formulare: openFormulare({ store, clock, key, folder: folder.formulare, publicUrl, canMail, log }),
    pinnwand: openPinnwandRoom({ database, clock, key, publicUrl, canMail }),
    vorschlaege: openVorschlagRoom({ store, clock, key, publicUrl, canMail }),
    schaden: openSchadenRoom({
      database,
      clock,
      key,
      folder: folder.schaeden,
      office: openDamageOffice(store),
      log,
      publicUrl,
      canMail,
    }),
    warnungen: openWarnungen({ database, clock, region }),
    abfall: openAbfall({
      database,
      clock,
      canMail,
      key,
      aboKeys,
      publicUrl,
      // Of its own: a push service that is silent keeps no other room waiting.
      fetch: openOutside({ publicUrl, atOnce: PUSHES_AT_ONCE, patienceMs: 5_000, log }),
      log,
    }),
    terminKeys,
  }
  const listening = (region: Warnregion) =>
    listenToServices({
      database,
      clock,
      region,
      log,
      fetchOutside: openOutside({
        publicUrl,
        log,
        // Who runs the server has named the address, in a file that no editor writes.
        ...(region.isOwnNetwork ? { mayReach: () => true } : {}),
      }),
    })
  const jobs: readonly Job[] = [
    rooms.formulare.forget,
    // Where no mail leaves the house nobody is told by one.
    ...(canMail ? announcements({ keys: aboKeys, publicUrl, log }) : []),
    ...aboUpkeep,
    forgetWarnungen,
    ...(region ? listening(region) : []),
    ...(canMail ? [remindOfTermine({ keys: terminKeys, publicUrl })] : []),
    forgetTermine,
    ...rooms.abfall.jobs,
    ...rooms.pinnwand.jobs,
    ...rooms.vorschlaege.jobs,
    ...rooms.schaden.jobs,
  ]
  return { rooms, jobs }
}
