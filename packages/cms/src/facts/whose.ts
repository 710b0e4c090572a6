/** Fields that name an entry of a list, the best first; names of people are joined. */
const CALLED = ['name', 'titel', 'title', 'ueberschrift', 'bezeichnung', 'funktion'] as const

/**
 * Returns the owner of a field within content: a person by name, a thing by its title in quotation marks;
 * undefined for the content itself.
 */
export function whose(data: unknown, feld: string): string | undefined {
  const around: unknown[] = []
  let value = data
  for (const key of feld.split('.').slice(0, -1)) {
    value = isThing(value) ? value[key] : undefined
    around.push(value)
  }
  for (const thing of around.toReversed()) {
    const called = isThing(thing) ? calledIn(thing) : undefined
    if (called) return called
  }
  return undefined
}

function calledIn(thing: Thing): string | undefined {
  const { vorname, nachname, ansprechperson } = thing
  if (isSaid(nachname)) return isSaid(vorname) ? `${vorname} ${nachname}` : nachname
  if (isSaid(ansprechperson)) return ansprechperson
  const title = CALLED.map(key => thing[key]).find(isSaid)
  return title && `„${title}“`
}

type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null

const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
