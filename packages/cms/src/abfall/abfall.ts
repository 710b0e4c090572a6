import { type CmsHandlers, isCmsError } from '@rathausplatz/contract'
import type { AboKeys } from '../abos/keys.ts'
import { editorNames } from '../editing/names.ts'
import type { Job } from '../jobs/job.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import type { Log } from '../log.ts'
import type { FetchOutside } from '../outbound/fetch-outside.ts'
import type { Database } from '../store/index.ts'
import { abfallpflege } from './desk.ts'
import { openEinfuhren } from './einfuhr/einfuhren.ts'
import { wasteReportText } from './einfuhr/report-text.ts'
import { runImports } from './einfuhr/run-import.ts'
import type { Manner } from './einfuhr/understand.ts'
import { notices } from './notices.ts'
import { abfallauskunft } from './public.ts'
import { openDevices } from './push/devices.ts'
import { openPushKeys } from './push/push-keys.ts'
import { sendPush } from './push/send-push.ts'
import { reminders } from './reminders.ts'
import { forgetOldDates } from './upkeep.ts'

type Sources = {
  database: Database
  clock: () => Date
  /** Whether the server can send mail. */
  canMail: boolean
  /** The key of the site; the key that signs push messages is derived from it. */
  key: () => Buffer
  /** Signs the keys in mails. */
  aboKeys: AboKeys
  /** The address of the town's website, for links in mails. */
  publicUrl: string
  fetch: FetchOutside
  log: Log
}

/** The waste room: streets, tours, dates and reminders. */
export function openAbfall({ database, clock, canMail, key, aboKeys, publicUrl, fetch, log }: Sources) {
  const pushKeys = openPushKeys(key)
  const devices = openDevices(database, clock, pushKeys)
  const einfuhren = openEinfuhren(database, clock, editorNames(database.read))
  const handlers = {
    ...abfallauskunft({ database, clock, canMail, devices }),
    ...abfallpflege(database, clock),
    ...einfuhren.handlers,
  } satisfies CmsHandlers
  const words = { publicUrl, keys: aboKeys }
  const jobs: readonly Job[] = [
    ...reminders(words, { canMail }),
    notices(words, { canMail }),
    sendPush({ database, keys: pushKeys, publicUrl, fetch, clock, log }),
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
      while ((await einfuhren.find(checked.id)).stand === 'laeuft') await worker.look()
      await worker.close()
      return { ok: true, text: wasteReportText(await einfuhren.find(checked.id)) }
    } catch (error) {
      if (!isCmsError(error)) throw error
      return { ok: false, text: error.message }
    }
  }

  return { handlers, jobs, importFile }
}

const NOT_TAKEN = 'Nicht übernommen. Stimmt das alles so, dann mit --schreiben und --trotzdem.'

export type AbfallRoom = ReturnType<typeof openAbfall>
