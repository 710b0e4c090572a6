import type { Sitzung } from '@rathausplatz/contract/records'
import { fieldsOf } from '../../collections/as-far-as-typed.ts'
import { shapeOfDraft } from '../../editing/show.ts'
import type { Document } from '../../store/index.ts'

/** The items of a draft as typed, and the place of each item that is readable. */
export type TypedAgenda = { readonly items: readonly unknown[]; readonly places: readonly number[] }

type Item = Partial<Sitzung['tagesordnung'][number]>

export function typedAgenda({ kind, data }: Pick<Document, 'kind' | 'data'>, now: Date): TypedAgenda {
  const items = listIn(data)
  const isReadable = (item: unknown) => {
    const read = shapeOfDraft({ kind, data: { tagesordnung: [item] }, gaps: 1 }, now)
    return listIn(read).length > 0
  }
  return { items, places: items.flatMap((item, place) => (isReadable(item) ? [place] : [])) }
}

const listIn = (data: unknown): readonly unknown[] => {
  const { tagesordnung } = fieldsOf(data)
  return Array.isArray(tagesordnung) ? tagesordnung : []
}

/** Returns the parts of a typed item that name it. */
export function namesIn(item: unknown): Pick<Item, 'titel' | 'nummer' | 'ohne_nummer'> {
  const { titel, nummer, ohne_nummer } = fieldsOf(item)
  return {
    ...(typeof titel === 'string' ? { titel } : {}),
    ...(typeof nummer === 'string' ? { nummer } : {}),
    ...(ohne_nummer === true ? { ohne_nummer } : {}),
  }
}
