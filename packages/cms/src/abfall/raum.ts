import { type CmsHandlers, isCmsError } from '@rathausplatz/contract'
import { openKeys } from '../abos/keys.ts'
import type { Job } from '../jobs/job.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import type { House } from '../rooms/room.ts'
import { dateCalls } from './desk/date-calls.ts'
import { nameCalls } from './desk/name-calls.ts'
import { overviewCalls } from './desk/overview-calls.ts'
import { placeCalls } from './desk/place-calls.ts'
import { tourCalls } from './desk/tour-calls.ts'
import { openEinfuhren } from './einfuhr/einfuhren.ts'
import type { Manner } from './einfuhr/order.ts'
import { namesText, unknownNamesText, wasteReportText } from './einfuhr/report-text.ts'
import { runImports } from './einfuhr/run-import.ts'
import { namesIn } from './names.ts'
import { notices } from './notices.ts'
import { abfallauskunft } from './public.ts'
import { openDevices } from './push/devices.ts'
import { PUSHES_AT_ONCE } from './push/lanes.ts'
import { openPushKeys } from './push/push-keys.ts'
import { sendPush } from './push/send-push.ts'
import { reminders } from './reminders.ts'
import { takeInWaste, type WasteTown } from './take-in.ts'
import { forgetOldDates } from './upkeep.ts'

/** Waste collection: streets, tours, dates and reminders. */
export function openAbfallRoom(house: House) {
  const { clock, canMail, key, publicUrl, log } = house
  const { database } = house.store
  const pushKeys = openPushKeys(key)
  const devices = openDevices({ database, clock, keys: pushKeys, mayPush: house.mayPush })
  const einfuhren = openEinfuhren(database, clock, house.names)
  const handlers: CmsHandlers = {
    ...abfallauskunft({ database, clock, canMail, devices }),
    ...overviewCalls(database, clock),
    ...tourCalls(database, clock),
    ...dateCalls(database, clock),
    ...placeCalls(database, clock),
    ...nameCalls(database, clock),
    ...einfuhren.handlers,
  }
  const words = { publicUrl, keys: openKeys(key) }
  const jobs: readonly Job[] = [
    ...reminders(words, { canMail }),
    notices(words, { canMail }),
    sendPush({
      database,
      keys: pushKeys,
      publicUrl,
      mayPush: house.mayPush,
      // A queue of its own: a silent push service must not delay other rooms.
      fetch: house.openFetch({ atOnce: PUSHES_AT_ONCE, patienceMs: 5_000 }),
      clock,
      log,
    }),
    runImports,
    forgetOldDates,
  ]

  /** Imports a file for the command of an operator. Without `schreiben` it only reports the changes. */
  const importFile = async (
    { name, bytes }: { name: string; bytes: Uint8Array },
    { schreiben, trotzdem, ...manner }: Manner & { schreiben: boolean; trotzdem: boolean },
  ): Promise<{ ok: boolean; text: string }> => {
    try {
      const checked = await einfuhren.check('npm run abfall', { name, bytes, ...manner })
      if (!schreiben) return { ok: true, text: wasteReportText(checked) }
      // The operator reads the doubts before confirming them.
      if (checked.bedenken.length > 0 && !trotzdem)
        return { ok: false, text: `${wasteReportText(checked)}\n${NOT_TAKEN}` }
      await einfuhren.start(checked.id, trotzdem)
      // A running server may do some of the steps: both processes share the job.
      const worker = openJobs({ database, jobs: [runImports], clock, log })
      while ((await einfuhren.find(checked.id)).stand === 'laeuft') await worker.look({ rests: true })
      await worker.close()
      return { ok: true, text: wasteReportText(await einfuhren.find(checked.id)) }
    } catch (error) {
      if (!isCmsError(error)) throw error
      return {
        ok: false,
        text: [error.message, ...unknownNamesText(error.details?.unbekannteNamen)].join('\n'),
      }
    }
  }

  return {
    handlers,
    jobs,
    importFile,
    namesText: async () => namesText(await namesIn(database.read)),
    takeIn: (town: WasteTown) => takeInWaste(database, clock, town),
  }
}

const NOT_TAKEN = 'Nicht übernommen. Stimmt das alles so, dann mit --schreiben und --trotzdem.'
