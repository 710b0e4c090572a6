import { calls, type Pagination, type Person } from '@rathausplatz/contract'
import type { Loader } from '../template.ts'
import type { personen } from './schema.ts'

export type PersonenData = {
  personen: Person[]
  /** Number of matching persons on all pages. */
  anzahl: number
  buchstaben: string[]
  pagination: Pagination
  auswahl: { suchwort: string; buchstabe: string }
}

export const loadPersonen: Loader<typeof personen, PersonenData> = async (
  cms,
  { options: { pro_seite } },
  { query },
) => {
  const letter = query.get('buchstabe') ?? ''
  const auswahl = {
    suchwort: (query.get('person') ?? '').trim().slice(0, 200),
    buchstabe: /^[A-Z]$/.test(letter) ? letter : '',
  }
  const asked = query.get('seite') ?? ''
  const { data, anzahl, buchstaben, pagination } = await cms.call(calls.personen, {
    query: {
      ...(auswahl.suchwort ? { q: auswahl.suchwort } : {}),
      ...(auswahl.buchstabe ? { buchstabe: auswahl.buchstabe } : {}),
      seite: /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1,
      pro_seite,
    },
  })
  return { personen: data, anzahl, buchstaben, pagination: pagination ?? { page: 1, pages: 1 }, auswahl }
}
