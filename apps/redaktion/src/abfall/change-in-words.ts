import { type Abfalleinfuhr, abfallfraktionen } from '@rathausplatz/contract'
import { dayInWords } from './days.ts'

type Change = Abfalleinfuhr['aenderungen'][number]

const WHY = { fehlt: 'steht nicht mehr in der Datei', abgesagt: 'sagt die Datei ab' } as const

/** Describes how a file changes one collection. */
export function changeInWords({ was, orte, vorher, nachher, fraktion, variante, weil }: Change): string {
  const kind = `${abfallfraktionen[fraktion].name}${variante ? ` (${variante})` : ''}`
  const what = `${kind}, ${orte}`
  const days = [vorher, nachher].flatMap(day => (day ? [dayInWords(day)] : []))
  if (weil) return `${days.join()}: ${what}, ${WHY[weil]}`
  if (was === 'neu') return `${days.join()}: ${what}, neu`
  return vorher === nachher
    ? `${days[0] ?? ''}: ${what}, neuer Grund, neue Uhrzeit oder neuer Platz`
    : `${days.join(' → ')}: ${what}`
}
