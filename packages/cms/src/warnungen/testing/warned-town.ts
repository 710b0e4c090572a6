import { calls } from '@rathausplatz/contract'
import { deskTown, page } from '../../editing/testing/desk-town.ts'
import { openJobs } from '../../jobs/run-jobs.ts'
import { wayToNeighbours } from '../../outbound/testing/neighbour.ts'
import { listenToServices } from '../listen.ts'
import type { Warnregion } from '../region.ts'
import { warningServices } from './warning-services.ts'

const silent = { info() {}, warn() {}, error() {} }
const records = { stadt: [calls.stadt.examples[0]?.answer], seite: [page('/')] }
const NOW = '2026-11-20T11:30:00.000Z'

/** A town that polls both services on this machine, at 12:30 on a day in November. */
export async function warnedTown(change: (region: Warnregion) => Warnregion = region => region) {
  const services = await warningServices()
  const region = change(services.region)
  const town = await deskTown(records, NOW, { warnregion: region })
  const { store, clock } = town
  const fetchOutside = wayToNeighbours(
    url => services.how[url.includes('/dwd') ? 'dwd' : 'nina'] === 'haengt',
  )
  const warned: unknown[] = []
  const log = { info() {}, warn: (line: unknown) => void warned.push(line) }
  const parts = { database: store.database, clock, fetchOutside, region, log }
  let listening = listenToServices(parts)
  const jobs = () => openJobs({ database: store.database, jobs: listening, clock, log: silent })
  return Object.assign(services, {
    town,
    region,
    /** The warnings in the log. */
    warned,
    /** Advances the clock by some minutes and runs the due jobs. */
    async listen(minutes = 0) {
      clock.set(new Date(clock().getTime() + minutes * 60_000).toISOString())
      await jobs().look()
    },
    /** Starts the process that reads the services again. */
    restart() {
      listening = listenToServices(parts)
    },
    told: async () => (await town.call(calls.warnungen, {})).data,
    titles: async () => (await town.call(calls.warnungen, {})).data.map(({ titel }) => titel),
    above: async () => (await town.call(calls.stadt, {})).hinweise,
    quellen: async () => (await town.call(calls.warnungen, {})).quellen,
    desk: async () => (await town.as('chefin').call('redaktionWarnungen', {})).data,
  })
}
