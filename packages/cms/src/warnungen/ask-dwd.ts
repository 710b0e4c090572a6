import type { FetchOutside } from '../outbound/fetch-outside.ts'
import { askService, LARGEST_LIST, type Listened } from './ask-service.ts'
import { withAllPlaces } from './join.ts'
import { type AskedCells, readWarncell } from './read-dwd.ts'
import type { Warnregion } from './region.ts'

type Parts = { clock: () => Date; fetchOutside: FetchOutside }

/**
 * Returns the property that contains cells of this kind: municipalities begin with 8, counties and their
 * parts with 1 or 9.
 */
const columnOf = (zellen: readonly string[]): AskedCells['column'] =>
  zellen.every(zelle => zelle.startsWith('8')) ? 'WARNCELLID' : 'GC_WARNCELLID'

function addressOfCells(url: string, { column, zellen }: AskedCells): string {
  const [only, ...others] = zellen
  const query = new URLSearchParams({
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeName: column === 'WARNCELLID' ? 'dwd:Warnungen_Gemeinden' : 'dwd:Warnungen_Landkreise',
    CQL_FILTER:
      others.length === 0
        ? `${column}='${only}'`
        : `${column} IN (${zellen.map(zelle => `'${zelle}'`).join(',')})`,
    OutputFormat: 'application/json',
  })
  return `${url}?${query}`
}

/** Requests the warnings for the configured cells from the weather service. */
export async function askDwd(
  { fetchOutside, clock }: Parts,
  { url, zellen }: NonNullable<Warnregion['dwd']>,
  signal: AbortSignal,
): Promise<Listened> {
  const asked: AskedCells = { column: columnOf(zellen), zellen }
  // Requested without an ETag, because an answer has a timestamp and "not modified" has none.
  const answered = await askService(fetchOutside, addressOfCells(url, asked), {
    mostBytes: LARGEST_LIST,
    signal,
  })
  if (answered.is !== 'gelesen') return answered
  const read = readWarncell(answered.json, asked, clock())
  if ('is' in read) return read
  // The same warning for all parts of a county becomes one.
  const messages = zellen.length > 1 ? withAllPlaces(read.messages) : read.messages
  return { is: 'gehoert', heard: { ...read, messages, unchanged: [] }, etag: '' }
}
