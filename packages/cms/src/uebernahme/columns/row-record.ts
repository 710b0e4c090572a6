import type { FormField } from '@rathausplatz/contract/records'
import type { Issue } from '../../store/index.ts'
import { valueOf } from './read-cell.ts'
import { targetsOf } from './targets.ts'

export type RowFault = { readonly feld: string; readonly satz: string }

/** Values by field for rows whose cells say nothing about it. */
export type ForAll = Readonly<Record<string, string>>

/** Returns a row as a record of its kind, as far as the row can be read, with the faults. */
export function recordOf(
  zeile: readonly unknown[],
  zuordnung: readonly (string | null)[],
  kind: string,
  forAll: ForAll = {},
): { daten: Record<string, unknown>; fehler: RowFault[] } {
  const daten: Record<string, unknown> = {}
  const fehler: RowFault[] = []
  for (const target of targetsOf(kind)) {
    const { feld, field } = target
    const named = zuordnung
      .flatMap((one, at) => (one === feld ? [zeile[at] ?? ''] : []))
      .filter(cell => cell !== '')
    const value = Object.hasOwn(forAll, feld) ? forAll[feld] : undefined
    const cells = named.length === 0 && value ? [value] : named
    const [first] = cells
    if (first === undefined) continue
    const cell = cells.length > 1 ? cells.map(String).join(' ') : first
    const way = /^(.+)\[(.+)\]$/.exec(feld)
    const read = way
      ? { value: (typeof cell === 'string' ? cell : JSON.stringify(cell)).slice(0, 300) }
      : valueOf(field, cell)
    if ('satz' in read) fehler.push({ feld, satz: read.satz })
    else if (way?.[1] && way[2]) addWay(daten, { list: way[1], choice: way[2], field, value: read.value })
    else if (feld.endsWith('.zip') && isCut(read.value)) fehler.push({ feld, satz: cutZip(read.value) })
    else put(daten, feld, read.value)
  }
  fillGroups(daten, kind)
  return { daten, fehler }
}

/** Spreadsheets take the zero from a postcode in the east of Germany: `1067`. In Vienna, `1010` has none. */
const isCut = (zip: unknown): zip is string => typeof zip === 'string' && /^\d{4}$/.test(zip)
const cutZip = (zip: string): string =>
  `„${zip}“ hat nur vier Ziffern. Fehlt vorn eine Null, formatieren Sie die Spalte in der Tabelle bitte als Text. Im Ausland steht das Land davor, zum Beispiel A-${zip}.`

function put(daten: Record<string, unknown>, feld: string, value: unknown): void {
  const [name = '', inner] = feld.split('.', 2)
  if (inner === undefined) daten[name] = value
  else daten[name] = { ...(daten[name] as object | undefined), [inner]: value }
}

function addWay(
  daten: Record<string, unknown>,
  { list, choice, field, value }: { list: string; choice: string; field: FormField; value: unknown },
): void {
  const [which, what] = field.control === 'gruppe' ? field.fields : []
  if (!which || !what) return
  daten[list] = [
    ...((daten[list] as unknown[] | undefined) ?? []),
    { [which.name]: choice, [what.name]: value },
  ]
}

/** Fills the missing fields of a partial group, such as an address with only a street. */
function fillGroups(daten: Record<string, unknown>, kind: string): void {
  for (const target of targetsOf(kind)) {
    const [name = '', inner] = target.feld.split('.', 2)
    const group = daten[name]
    if (inner === undefined || typeof group !== 'object' || group === null || Array.isArray(group)) continue
    if (!(inner in group) && target.field.empty !== undefined)
      daten[name] = { ...group, [inner]: target.field.empty }
  }
}

/** Converts faults of a record to those of a row. */
export const issuesOf = (issues: readonly Issue[]): RowFault[] =>
  issues.map(({ path, message }) => ({ feld: path, satz: message }))
