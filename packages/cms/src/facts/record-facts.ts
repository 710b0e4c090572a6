/** A fact in a field of its own, which texts may repeat. */
export type RecordFact = {
  readonly art: FactArt
  /** The value of the record; an amount in euros in German notation: `7,50`. */
  readonly wert: string
  /** Dotted path of the field, as in an issue. */
  readonly feld: string
}

/** `name`: the full name of a person, which no single field holds. */
export type FactArt = 'telefon' | 'email' | 'anschrift' | 'gebuehr' | 'name'

/** The facts by the names of their fields, which are unique in the contract. */
const ARTS: Readonly<Record<string, FactArt>> = {
  kennung: 'telefon',
  telefon: 'telefon',
  fax: 'telefon',
  email: 'email',
  street: 'anschrift',
  strasse: 'anschrift',
}

export const AMOUNTS: readonly string[] = [
  'betrag',
  'betragBis',
  'preis',
  'preis_qm',
  'entgelt_von',
  'entgelt_bis',
]

/** Yields the facts of a record, in the order of its fields. */
export function* recordFacts(value: unknown, feld = '', key = ''): Generator<RecordFact> {
  if (typeof value === 'number') {
    if (AMOUNTS.includes(key) && value > 0) yield { art: 'gebuehr', wert: inEuro(value), feld }
  } else if (typeof value === 'string') {
    const art = value.includes('@') && ARTS[key] === 'telefon' ? 'email' : ARTS[key]
    if (art && isSaid(art, value)) yield { art, wert: value, feld }
  } else if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) yield* recordFacts(item, join(feld, at), key)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* recordFacts(item, join(feld, name), name)
  }
}

/** Values of `kennung` may be websites, and a street without a number is no address. */
const isSaid = (art: FactArt, value: string): boolean =>
  art === 'telefon' ? /^[\d\s/()+-]{6,}$/.test(value) : art === 'email' ? /.@./.test(value) : /\d/.test(value)

const inEuro = (amount: number) =>
  amount.toLocaleString('de-DE', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))
