import { bekanntmachung, berichtigungVon } from '../collections/bekanntmachung.ts'
import { ZURUECKGENOMMEN } from '../collections/zuruecknahme.ts'
import { daysBefore } from '../jobs/days-before.ts'
import type { Database } from '../store/index.ts'

/** For how many days a restored file is listed. */
const DAYS_TOLD = 30

/**
 * Returns notices whose file was replaced after the promulgation, last first. A notice leaves the list when
 * a correction is public or the notice is withdrawn; one with a restored file leaves it after `DAYS_TOLD`
 * days.
 */
export async function replacedFiles(read: Database['read'], clock: () => Date) {
  const found = await read
    .selectFrom('verkuendete_dateien as file')
    .innerJoin('releases', 'releases.document_id', 'file.document_id')
    .select(['file.document_id', 'releases.title', 'releases.key', 'file.datei', 'file.titel'])
    .select(['file.verkuendet_am', 'file.festgehalten_am', 'file.befund'])
    .where('file.befund', 'in', ['ersetzt', 'wiederhergestellt'])
    .orderBy('file.verkuendet_am', 'desc')
    .orderBy('file.document_id')
    .orderBy('file.path')
    .execute()
  const settled = await read
    .selectFrom('release_tags')
    .select(['document_id', 'tag'])
    .where('kind', '=', bekanntmachung.kind)
    .execute()
  const corrected = new Set(settled.map(({ tag }) => tag))
  const takenBack = new Set(
    settled.filter(({ tag }) => tag === ZURUECKGENOMMEN).map(({ document_id }) => document_id),
  )
  const told = daysBefore(clock(), DAYS_TOLD)
  return found.filter(
    ({ document_id, key, befund, festgehalten_am }) =>
      !takenBack.has(document_id) &&
      !corrected.has(berichtigungVon(key.slice(key.lastIndexOf('/') + 1))) &&
      (befund === 'ersetzt' || festgehalten_am > told),
  )
}
