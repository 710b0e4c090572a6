/** A fact that a record states in a field of its own, which texts like to repeat. */
export type RecordFact = {
  readonly art: FactArt
  /** As the record has it; an amount in euros as German texts write it: `7,50`. */
  readonly wert: string
  /** Dotted path of the field, as in an issue. */
  readonly feld: string
}

export type FactArt = 'telefon' | 'email' | 'anschrift' | 'gebuehr'

/** Facts are told by the names of their fields, which the contract gives once. */
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

/** Every such fact of a record, in the order of its fields. */
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

/** Under `kennung` stand websites too; and a street without a number is no address yet. */
const isSaid = (art: FactArt, value: string): boolean =>
  art === 'telefon' ? /^[\d\s/()+-]{6,}$/.test(value) : art === 'email' ? /.@./.test(value) : /\d/.test(value)

const inEuro = (amount: number) =>
  amount.toLocaleString('de-DE', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))
