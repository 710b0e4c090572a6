import type { Cell } from './cell-text.ts'
import { isMark, isNoMark } from './marks.ts'
import { type Field, type Head, headKey } from './table-heads.ts'

type Lines = readonly (readonly Cell[])[]

/** Decides what headings leave open by the values below them. */
export const settled = (head: Head, below: Lines): Head => withOneMark(withVonBis(head, below), below)

const HOUR = /\d[:.]\d{2}|uhr|\d\s?h$|^0[.,]\d+$/i
const HOUSE = /^(?:nr\.?\s*)?\d{1,4}\s?[a-gi-z]$|^ende$/i

/** „von“ and „bis“ are hours or house numbers. */
function withVonBis(head: Head, below: Lines): Head {
  const columns = (['zeit_von', 'zeit_bis'] as const).flatMap(field => {
    const at = head.fields.get(field)
    return at !== undefined && /^(?:von|bis)$/.test(headKey(head.labels[at] ?? '')) ? [{ field, at }] : []
  })
  if (columns.length === 0) return head
  const values = below.flatMap(line => columns.map(({ at }) => line[at]?.line ?? ''))
  const isHour = values.some(one => HOUR.test(one))
  const isHouse = values.some(one => HOUSE.test(one) || Number(one) > 24)
  const is = isHour === isHouse ? besideOf(head, columns) : isHour ? 'uhr' : 'haus'
  if (isHour && isHouse) return withoutVonBis(head, columns)
  if (is === 'uhr') return head
  if (is === undefined) return withoutVonBis(head, columns)
  const fields = new Map(head.fields)
  for (const { field, at } of columns) {
    fields.delete(field)
    fields.set(field === 'zeit_von' ? 'hausnummer_von' : 'hausnummer_bis', at)
  }
  return { ...head, fields }
}

type Columns = readonly { readonly field: Field; readonly at: number }[]

function withoutVonBis(head: Head, columns: Columns): Head {
  const fields = new Map(head.fields)
  for (const { field } of columns) fields.delete(field)
  return { ...head, fields, unklar: columns.map(({ at }) => at) }
}

const OF_HOUSES = new Set<Field>(['strasse', 'hausnummer', 'hausnummer_von', 'hausnummer_bis', 'seite'])
const OF_HOURS = new Set<Field>(['datum', 'platz', 'urspruenglich'])

/** What the columns beside „von“ and „bis“ are of. */
function besideOf({ fields }: Head, columns: Columns): 'uhr' | 'haus' | undefined {
  const all = columns.map(({ at }) => at)
  const around = new Set([Math.min(...all) - 1, Math.max(...all) + 1])
  const beside = [...fields].flatMap(([field, at]) => (around.has(at) ? [field] : []))
  const [isHouse, isHour] = [OF_HOUSES, OF_HOURS].map(own => beside.some(field => own.has(field)))
  if (isHouse === isHour) return fields.has('strasse') ? undefined : 'uhr'
  return isHouse ? 'haus' : 'uhr'
}

/** „1“ is a mark only where nothing but marks stands, because it may be the number of a district. */
function withOneMark(head: Head, below: Lines): Head {
  if (head.art !== 'spalten' || !head.fields.has('datum')) return head
  const values = below.flatMap(line => [...head.kinds.keys()].map(at => line[at]?.line ?? ''))
  const isOneMark = values.every(one => one === '' || one === '1' || isMark(one) || isNoMark(one))
  const isOfMarks = values.some(one => isMark(one) || (isOneMark && one === '1'))
  return { ...head, isOneMark, isOfMarks }
}
