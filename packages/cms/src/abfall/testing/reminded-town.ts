import { abfallthemaOf, calls } from '@rathausplatz/contract'
import { openJobs } from '../../jobs/run-jobs.ts'
import type { OutboxTables } from '../../outbox/tables.ts'
import { wasteTown } from './waste-town.ts'

const silent = { info() {}, warn() {}, error() {} }

/** Restmüll on Tuesday, 1 December 2026, and every two weeks after it; subscribers are reminded by mail. */
export async function remindedTown(now = '2026-11-30T12:00:00+01:00') {
  const made = await wasteTown(now)
  const place = await made.place('Kelterstraße')
  const tour = await made.tour({ orte: [place.id] })
  await made.plan(tour.id)
  const { database } = made.store
  const jobs = openJobs({ database, jobs: made.abfall.jobs, clock: made.clock, log: silent })
  const allMails = () =>
    database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().orderBy('id').execute()
  const mails = async () => (await allMails()).filter(({ anlass }) => anlass === 'abo-abfall')
  const keyIn = (text = '', page = 'bestaetigen') =>
    new RegExp(`/abo/${page}/(\\S+)$`, 'm').exec(text)?.[1] ?? ''
  const subscribe = async (email: string, zeit: 'abend' | 'morgen' = 'abend') => {
    const themen = [abfallthemaOf({ zeit, ort: place.id, fraktion: 'restmuell' })]
    await made.call(calls.aboBestellen, { body: { email, themen }, sender: '192.0.2.7' })
    const asking = (await allMails()).findLast(({ an }) => an === email)
    const confirmed = await made.call(calls.aboBestaetigen, { body: { schluessel: keyIn(asking?.text) } })
    return { asking, ...confirmed }
  }
  // The first run sends no reminders of the past.
  await jobs.look()
  const at = async (moment: string) => {
    made.clock.set(moment)
    await jobs.look()
  }
  return { ...made, ort: place, tourId: tour.id, jobs, mails, allMails, keyIn, subscribe, at }
}
