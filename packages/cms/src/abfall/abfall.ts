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
  /** Whether mail leaves the house. */
  canMail: boolean
  /** Of the site: what signs push messages is drawn from it. */
  key: () => Buffer
  /** With which keys in mails are signed. */
  aboKeys: AboKeys
  /** Where the town's website stands, for links in mails. */
  publicUrl: string
  fetch: FetchOutside
  log: Log
}

/** The waste room: streets, tours and dates, and who is reminded of them. */
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

  /** For the command of an operator: without `schreiben` it only tells what it would do. */
  const importFile = async (
    { name, bytes }: { name: string; bytes: Uint8Array },
    { schreiben, trotzdem, ...manner }: Manner & { schreiben: boolean; trotzdem: boolean },
  ): Promise<{ ok: boolean; text: string }> => {
    try {
      const checked = await einfuhren.check('npm run abfall', { name, bytes, ...manner })
      if (!schreiben) return { ok: true, text: wasteReportText(checked) }
      // Whoever has to confirm something reads first what it is.
      if (checked.bedenken.length > 0 && !trotzdem)
        return { ok: false, text: `${wasteReportText(checked)}\n${NOT_TAKEN}` }
      await einfuhren.start(checked.id, trotzdem)
      // Beside a server: whoever comes first does a step.
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
