import { type JobNotes, readJobs } from '@rathausplatz/cms'
import { type Command, inTown, told } from './command.ts'
import { shortMoment } from './short-moment.ts'

/** `npm run aufgaben`: prints the background jobs, when each ran last, and failures. */
export const aufgaben: Command = (_, around) =>
  inTown(around, async place => {
    const jobs = await readJobs(place)
    return told(jobs.length === 0 ? 'Bisher ist keine Aufgabe getan worden.' : list(jobs))
  })

function list(jobs: readonly JobNotes[]): string {
  const failed = jobs.filter(({ failures }) => failures > 0)
  return [
    ...failed.map(describeFailure),
    ...(failed.length > 0 ? [''] : []),
    'Aufgaben (zuletzt getan)',
    ...jobs.map(describe),
  ].join('\n')
}

function describe({ name, done_at, lease_until }: JobNotes): string {
  const isRunning = lease_until !== null && Date.parse(lease_until) > Date.now()
  return `${isRunning ? 'läuft gerade' : done_at === null ? 'noch nie' : shortMoment(done_at)}  ${name}`
}

function describeFailure({ name, failures, due_at, fault }: JobNotes): string {
  const again = due_at === null ? '' : `, wieder ab ${shortMoment(due_at)}`
  return `Misslungen (${failures} Mal hintereinander${again}): ${name}\n    ${fault}`
}
