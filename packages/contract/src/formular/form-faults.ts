import type { Formularschritt } from '../entities/formular.ts'
import type { Formularfeld } from '../entities/formularfeld.ts'
import { adressteilNamen } from './feldtypen.ts'
import { knownAnswers } from './known-answers.ts'

/** A contradiction in a form, with the path of the field in the form builder. */
export type Formularfehler = { readonly path: readonly (string | number)[]; readonly message: string }

/**
 * The maximum number of values of all questions. The server parses twenty more, for the fields of the page
 * itself.
 */
const MOST_VALUES = 180

/** The maximum number of values for a question. */
function valuesOf(feld: Formularfeld): number {
  if (feld.typ === 'adresse') return adressteilNamen.length
  if (feld.typ === 'mehrfachauswahl')
    return Math.min(feld.anzahl_bis ?? feld.optionen.length, feld.optionen.length)
  // Two values per file: it may be uploaded before the form or sent with it.
  if (feld.typ === 'datei') return 2 * feld.anzahl_bis
  // Two values for formatted text: the text, and a mark that it is formatted.
  return feld.typ === 'wysiwyg' ? 2 : 1
}

/**
 * Returns the contradictions of a form beyond the schema of its fields: names are unique, a condition refers
 * to an earlier question (so there are no cycles), `xor` is set on both questions, no question appears twice,
 * bounds do not contradict each other, and all answers fit into one request.
 */
export function formFaults(schritte: readonly Formularschritt[]): Formularfehler[] {
  const faults: Formularfehler[] = []
  const all = schritte.flatMap(({ felder }, schritt) =>
    felder.map((feld, index) => ({ feld, schritt, at: ['schritte', schritt, 'felder', index] as const })),
  )
  const values = all.reduce((sum, { feld }) => sum + valuesOf(feld), 0)
  if (values > MOST_VALUES)
    faults.push({
      path: ['schritte'],
      message: `Mit allen Antworten kämen ${values} Angaben an; ein Formular nimmt höchstens ${MOST_VALUES}. Bitte stellen Sie weniger Fragen, oder lassen Sie bei „Mehrere Antworten“ und bei Dateien weniger zu.`,
    })
  const byName = new Map<string, (typeof all)[number]>()
  const labels = new Set<string>()
  const tokens = new Set<string>()
  for (const one of all) {
    const { feld, at } = one
    const refuse = (message: string, ...path: (string | number)[]) =>
      faults.push({ path: [...at, ...path], message })
    const { name, label, bedingung, xor } = feld
    if (byName.has(name))
      refuse('Diesen Namen hat schon eine andere Frage. Bitte wählen Sie einen anderen.', 'name')
    if (reserved.has(name))
      refuse('Diesen Namen braucht das Formular selbst. Bitte wählen Sie einen anderen.', 'name')
    if (bedingung && bedingung.feld !== '') {
      const asked = byName.get(bedingung.feld)
      if (!asked) refuse('Bitte wählen Sie eine Frage, die vor dieser steht.', 'bedingung', 'feld')
      else {
        const known = knownAnswers(asked.feld)?.map(({ wert }) => wert)
        bedingung.werte.forEach((wert, index) => {
          if (known && !known.includes(wert))
            refuse(
              `Bitte nennen Sie eine dieser Antworten: ${known.join(', ')}.`,
              'bedingung',
              'werte',
              index,
            )
        })
      }
    } else if (bedingung) refuse('Bitte wählen Sie eine Frage, die vor dieser steht.', 'bedingung', 'feld')
    if (xor !== '') {
      const other = all.find(({ feld }) => feld.name === xor)
      if (!other || other === one)
        refuse('Diese Frage gibt es nicht. Bitte wählen Sie eine andere Frage.', 'xor')
      else if (other.feld.xor !== name)
        refuse(`Bitte wählen Sie bei der Frage „${other.feld.label}“ ebenso „${label}“.`, 'xor')
      else if (other.schritt !== one.schritt) refuse('Beide Fragen müssen im selben Schritt stehen.', 'xor')
    }
    if (feld.typ === 'seite' && (feld.pflicht || xor !== '' || bedingung?.wirkung === 'pflicht'))
      refuse('Diese Angabe kommt aus einem Link. Bitte lassen Sie sie ohne Pflicht.', 'pflicht')
    const words = label.toLowerCase()
    if (labels.has(words)) refuse('Danach wird schon gefragt. Bitte fragen Sie nur einmal.', 'label')
    const token = 'autocomplete' in feld ? feld.autocomplete : feld.typ === 'adresse' ? 'adresse' : undefined
    if (token !== undefined && feld.bedingung === undefined && xor === '') {
      if (tokens.has(token))
        refuse(
          'Danach wird schon gefragt. Bitte fragen Sie nur einmal.',
          token === 'adresse' ? 'label' : 'autocomplete',
        )
      tokens.add(token)
    }
    if ('optionen' in feld) {
      feld.optionen.forEach(({ wert }, index) => {
        if (feld.optionen.findIndex(one => one.wert === wert) < index)
          refuse('Diesen Namen hat schon eine andere Antwort.', 'optionen', index, 'wert')
      })
    }
    for (const [low, high] of bounds) {
      const least = (feld as Record<string, unknown>)[low]
      const most = (feld as Record<string, unknown>)[high]
      if (least !== undefined && most !== undefined && least !== '' && (least as number) > (most as number))
        refuse('Das Größte muss über dem Kleinsten liegen.', high)
    }
    byName.set(name, byName.get(name) ?? one)
    labels.add(words)
  }
  return faults
}

const bounds = [
  ['laenge_von', 'laenge_bis'],
  ['von', 'bis'],
  ['anzahl_von', 'anzahl_bis'],
] as const

/** The names of the page's own fields, which questions must not use. */
export const reserved: ReadonlySet<string> = new Set([
  'einreichung',
  'beginn',
  'loesung',
  'schritt',
  'code',
  'homepage',
  'constructor',
])
