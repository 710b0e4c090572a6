import { calls } from '@rathausplatz/contract'
import { Truck, UserRound } from 'lucide-react'
import { kontoPath, nameOf, realmOf } from '../konten/konto.ts'
import { ask } from '../wall/ask.ts'
import type { Hit } from './hits.ts'
import { saysAll } from './says-all.ts'

/** Returns the accounts with this name or address. */
export async function accountsCalled(suche: string, most: number): Promise<readonly Hit[]> {
  const { data } = await ask(calls.redaktionKonten, { query: { suche, pro_seite: most } })
  return data.map(konto => ({
    key: `konto ${konto.id}`,
    group: 'Konten',
    title: nameOf(konto),
    about: `${realmOf(konto)}, ${konto.email}`,
    to: kontoPath(konto),
    drawing: UserRound,
  }))
}

/** The longest street that the waste collection is asked for. */
const LONGEST_STREET = 120

/** Returns the tours and streets of the waste collection. */
export async function wasteCalled(suche: string, most: number): Promise<readonly Hit[]> {
  const [tours, streets] = await Promise.all([
    ask(calls.redaktionAbfalltouren, { query: {} }),
    ask(calls.redaktionAbfallorte, { query: { suche: suche.slice(0, LONGEST_STREET), pro_seite: most } }),
  ])
  const isIn = saysAll(suche)
  const hit = (id: string, title: string, about: string, to: string): Hit => ({
    key: `abfuhr ${id}`,
    group: 'Abfuhr',
    title,
    about,
    to,
    drawing: Truck,
  })
  return [
    ...tours.data
      .filter(({ name }) => isIn?.(name))
      .map(({ id, name }) => hit(id, name, 'Tour', `/abfall/touren/${id}`)),
    ...streets.data.map(({ id, name }) => hit(id, name, 'Straße', `/abfall/strassen/${id}`)),
  ].slice(0, most)
}
