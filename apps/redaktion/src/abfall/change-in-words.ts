import { type Abfalleinfuhr, abfallfraktionen } from '@rathausplatz/contract'
import { dayInWords } from './days.ts'

type Change = Abfalleinfuhr['aenderungen'][number]

/** Describes how a file changes one collection. */
export function changeInWords({ was, orte, vorher, nachher, fraktion, variante }: Change): string {
  const kind = `${abfallfraktionen[fraktion].name}${variante ? ` (${variante})` : ''}`
  const what = `${kind}, ${orte}`
  const days = [vorher, nachher].flatMap(day => (day ? [dayInWords(day)] : []))
  if (was === 'neu') return `${days.join()}: ${what}, neu`
  return vorher === nachher
    ? `${days[0] ?? ''}: ${what}, neuer Grund, neue Uhrzeit oder neuer Platz`
    : `${days.join(' → ')}: ${what}`
}
