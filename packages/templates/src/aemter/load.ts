import { type Cms, calls, type Organisationseinheit } from '@rathausplatz/contract'
import type { Holidays } from '@rathausplatz/kalender'
import { telephoneOf } from '../contact/telephone-of.ts'
import { unitHours, type Zustand } from '../opening-hours/unit-hours.ts'
import type { Loader } from '../template.ts'
import type { aemter } from './schema.ts'

export type AemterData = {
  gruppen: Gruppe[]
  anzahl: number
  /** The choice of the visitor. */
  auswahl: { suchwort: string; offen: boolean }
}

export type Gruppe = {
  name: string
  /** The office that names the group, if the filter matches it; it is not repeated in the list. */
  kopf: Einheit | null
  einheiten: Einheit[]
}

export type Einheit = {
  id: string
  name: string
  einleitung: string
  detailURL: string
  zustand: Zustand | null
  nurMitTermin: boolean
  telefon: string
  ort: string
}

/** Loads all matching offices in groups: an office with children starts its own group. */
export const loadAemter: Loader<typeof aemter, AemterData> = async (
  cms,
  { context },
  { query, now, holidays },
) => {
  const auswahl = {
    suchwort: (query.get('amt') ?? '').trim().slice(0, 200),
    offen: query.get('offen') === 'jetzt',
  }
  const [units, free] = await Promise.all([everyUnit(cms, auswahl.suchwort), holidays()])
  const found = units
    .map(unit => ({ unit, einheit: einheitOf(unit, now, free) }))
    .filter(({ einheit }) => !auswahl.offen || einheit.zustand?.offen)
  const groups = new Map<string, Gruppe>()
  for (const { unit, einheit } of found) {
    const head = unit.untergeordneteOEs.length > 0 ? unit : unit.uebergeordneteOE
    const group = groups.get(head?.id ?? '') ?? {
      name: head?.name ?? context.weitere,
      kopf: null,
      einheiten: [],
    }
    if (head === unit) group.kopf = einheit
    else group.einheiten.push(einheit)
    groups.set(head?.id ?? '', group)
  }
  const others = groups.get('')
  groups.delete('')
  return {
    gruppen: [...groups.values(), ...(others ? [others] : [])],
    anzahl: found.length,
    auswahl,
  }
}

const MOST_PAGES = 10

async function everyUnit(cms: Cms, q: string): Promise<Organisationseinheit[]> {
  const units: Organisationseinheit[] = []
  for (let seite = 1, pages = 1; seite <= Math.min(pages, MOST_PAGES); seite++) {
    const query = { seite, pro_seite: 100, ...(q ? { q } : {}) }
    const { data, pagination } = await cms.call(calls.organisationseinheiten, { query })
    units.push(...data)
    pages = pagination?.pages ?? 1
  }
  return units
}

function einheitOf(unit: Organisationseinheit, now: Date, holidays: Holidays): Einheit {
  const { id, name, einleitung, detailURL, nurMitTermin, kommunikation, anschrift } = unit
  return {
    id,
    name,
    einleitung,
    detailURL,
    zustand: unitHours(unit, now, holidays).zustand,
    nurMitTermin,
    telefon: telephoneOf(kommunikation),
    ort: anschrift ? anschrift.location || anschrift.street : '',
  }
}
