import { amSchreibtisch } from '@rathausplatz/contract/ablagen'
import { type Column, columnsOf } from '@rathausplatz/contract/records'
import type { Kind } from '../kinds/kinds.ts'

/** The columns of a list: those of its kind, or those that the account has chosen on this device. */

const { name: KEPT_AS } = amSchreibtisch.spalten

/** The stored value: the account, and the names of columns by kind. */
type Kept = { readonly von: string; readonly spalten: Readonly<Record<string, readonly string[]>> }

const usual = ({ liste }: Kind): readonly string[] => liste.columns ?? []

/** Returns all columns that can be chosen, the usual ones first. */
export function possibleColumns(kind: Kind): readonly Column[] {
  const all = columnsOf(kind.felder)
  return [...usual(kind), ...(kind.liste.further ?? [])].flatMap(
    name => all.find(column => column.name === name) ?? [],
  )
}

/** Returns the columns that an account has chosen, or the usual ones, in the order of `possibleColumns`. */
export function chosenColumns(kind: Kind, email: string): readonly Column[] {
  const names = kept(email)[kind.art] ?? usual(kind)
  return possibleColumns(kind).filter(({ name }) => names.includes(name))
}

export const usualColumns = (kind: Kind): readonly Column[] =>
  possibleColumns(kind).filter(({ name }) => usual(kind).includes(name))

/** Stores the chosen columns on this device, for this account; the usual ones are not stored. */
export function keepColumns(kind: Kind, email: string, columns: readonly Column[]): void {
  const { [kind.art]: _before, ...others } = kept(email)
  const names = columns.map(({ name }) => name)
  const isUsual =
    names.join() ===
    usualColumns(kind)
      .map(({ name }) => name)
      .join()
  const spalten = isUsual ? others : { ...others, [kind.art]: names }
  try {
    if (Object.keys(spalten).length === 0) localStorage.removeItem(KEPT_AS)
    else localStorage.setItem(KEPT_AS, JSON.stringify({ von: email, spalten } satisfies Kept))
  } catch {
    // Storage is not available: the list shows the usual columns.
  }
}

/** Returns the fields to request; nothing if the server sends them anyway. */
export function fieldsAsked(kind: Kind, columns: readonly Column[]): { felder?: string } {
  const isUsual = columns.every(({ name }) => usual(kind).includes(name))
  const fields = new Set(columns.map(({ name }) => name.split('.')[0]))
  return isUsual ? {} : { felder: [...fields].join(',') }
}

/** The storage may hold anything: invalid content is ignored. */
function kept(email: string): Kept['spalten'] {
  try {
    const { von, spalten } = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}') as Partial<Kept>
    if (von !== email || typeof spalten !== 'object') return {}
    return Object.fromEntries(
      Object.entries(spalten).filter(([, names]) => Array.isArray(names) && names.every(isName)),
    )
  } catch {
    return {}
  }
}

const isName = (name: unknown) => typeof name === 'string'
