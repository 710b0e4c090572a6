import {
  type Abfallart,
  type Abfallfraktion,
  type Abfallsymbol,
  abfallcodes,
  abfallfraktionen,
} from '@rathausplatz/contract'
import type { Db } from '../store/index.ts'
import { tablesOf } from './tables.ts'

export type Kept = Abfallart & { readonly aktiv: boolean }

/** Returns all fractions with the town's names; defaults where the town has changed nothing. */
export async function allKinds(db: Db): Promise<Kept[]> {
  const rows = await tablesOf(db).selectFrom('abfall_arten').selectAll().execute()
  return abfallcodes.map(fraktion => {
    const row = rows.find(one => one.fraktion === fraktion)
    const { name, buchstabe, symbol, farbe } = abfallfraktionen[fraktion]
    if (!row) return { fraktion, name, buchstabe, symbol, farbe, rhythmus: '', aktiv: true }
    return {
      fraktion,
      name: row.name,
      buchstabe: row.buchstabe,
      symbol: row.symbol as Abfallsymbol,
      farbe: row.farbe,
      rhythmus: row.rhythmus,
      aktiv: row.aktiv === 1,
    }
  })
}

/** Returns the labels of the fractions in files: codes, common names, and the town's own. */
export const labelsOf = (kinds: readonly Kept[]): (readonly [name: string, fraktion: Abfallfraktion])[] => [
  ...abfallcodes.flatMap(code => {
    const { name, auch } = abfallfraktionen[code]
    return [code, name, ...auch].map(one => [one, code] as const)
  }),
  ...kinds.map(({ name, fraktion }) => [name, fraktion] as const),
]

/** Returns the public part of a kind, without the flag whether it is in use. */
export const withoutState = ({ aktiv: _, ...art }: Kept): Abfallart => art

/** Returns the kinds that the town collects. */
export async function kindsInUse(db: Db): Promise<Abfallart[]> {
  const used = await tablesOf(db)
    .selectFrom('abfall_touren')
    .select('fraktion')
    .distinct()
    .where('beendet_am', 'is', null)
    .execute()
  const all = await allKinds(db)
  return all
    .filter(({ fraktion, aktiv }) => aktiv && used.some(row => row.fraktion === fraktion))
    .map(withoutState)
}

export type KindsByCode = ReadonlyMap<Abfallfraktion, Kept>

export async function kindsByCode(db: Db): Promise<KindsByCode> {
  return new Map((await allKinds(db)).map(kind => [kind.fraktion, kind]))
}

export async function keepKind(db: Db, { aktiv, ...art }: Kept): Promise<void> {
  const row = { ...art, aktiv: aktiv ? 1 : 0 }
  await tablesOf(db)
    .insertInto('abfall_arten')
    .values(row)
    .onConflict(conflict => conflict.column('fraktion').doUpdateSet(row))
    .execute()
}
