import { calls } from '@rathausplatz/contract'
import { openJobs } from '../../../jobs/run-jobs.ts'
import { wasteTown } from '../../testing/waste-town.ts'

const silent = { info() {}, warn() {}, error() {} }

/** A waste town that imports tables: each line is a row under the headings. */
export async function importingTown(now?: string) {
  const made = await wasteTown(now)
  const { desk, abfall, clock, store } = made
  const jobs = openJobs({ database: store.database, jobs: abfall.jobs, clock, log: silent })
  const check = (rows: readonly string[], head = 'Straße;Abfallart;Datum', query: object = {}) =>
    desk(calls.redaktionAbfalleinfuhrPruefen, {
      query: { name: 'abfuhr.csv', ...query },
      file: new TextEncoder().encode([head, ...rows].join('\n')),
    })
  const start = async (id: string) => {
    await desk(calls.redaktionAbfalleinfuhrStarten, { params: { id }, body: { trotzdem: true } })
    await jobs.look()
  }
  const take = async (rows: readonly string[], head?: string) => {
    const report = await check(rows, head)
    await start(report.id)
    return report
  }
  /** Returns „01-12 Restmüll“ for each date of a street in 2027, of all its variants. */
  const dates = async (ort: string) =>
    (
      await made.call(calls.abfallTermine, {
        params: { ort },
        query: { von: '2027-01-01', tonnen: 'restmuell.alle' },
      })
    ).data.map(({ datum, name }) => `${datum.slice(5)} ${name}`)
  return { ...made, check, start, take, dates }
}
