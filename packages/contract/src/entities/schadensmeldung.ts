import * as z from 'zod'
import { asSpoken, LONGEST_PASTED } from '../as-spoken.ts'
import { emailOrNothing, filledIn, givenLine, givenText } from '../given-text.ts'
import { kennwort } from './eingang.ts'
import { fotokennung, MOST_FOTOS, ZU_VIELE_FOTOS } from './foto.ts'
import { schadenskategorie, schadenskategorieOf } from './schadenskategorie.ts'

/** The damage report of a visitor. */

/** The number of a report: `S-7GQ2M9XD`. */
export const schadensnummer = z
  .string('Bitte geben Sie die Nummer an, zum Beispiel S-7GQ2M9XD.')
  .max(LONGEST_PASTED)
  .overwrite(asSpoken)
  .regex(/^S-[0-9A-HJKMNP-TV-Z]{8}$/, 'Bitte geben Sie die Nummer an, zum Beispiel S-7GQ2M9XD.')
  .meta({ title: 'Nummer der Meldung' })

export const schadenspunkt = z
  .object({ breite: z.number().min(-90).max(90), laenge: z.number().min(-180).max(180) })
  .meta({ id: 'Schadenspunkt', title: 'Punkt auf der Karte (WGS 84)' })

/** The place: a point, an address, or a description. One of them is required, no matter which. */
const ort = {
  lage: schadenspunkt.nullable().default(null),
  adresse: givenLine(120)
    .default('')
    .meta({ title: 'Straße und Hausnummer', description: 'Die nächste Hausnummer genügt.' }),
  ort: givenText(300).default('').meta({
    title: 'Woran erkennen wir die Stelle?',
    description: 'Zum Beispiel: am Bach, zweite Bank nach der Brücke.',
  }),
}
export const WO_FEHLT =
  'Bitte sagen Sie uns, wo es ist: mit einer Straße, mit einem Punkt auf der Karte oder mit Worten.'

/** The titles and descriptions are for the form. */
const gemeldet = z.object({
  kategorie: schadenskategorie.meta({ title: 'Was ist kaputt?' }),
  text: filledIn(givenText(4_000), 'Bitte beschreiben Sie in ein, zwei Sätzen, was Sie sehen.').meta({
    title: 'Was sehen Sie?',
    description: 'Auch, ob jemand zu Schaden kommen kann. Bitte keine Namen und keine Kennzeichen.',
  }),
  ...ort,
  /** The answers to the questions of its category, by the name of the question. */
  angaben: z.record(z.string().max(40), givenLine(100)).default({}),
  fotos: z.array(fotokennung).max(MOST_FOTOS, ZU_VIELE_FOTOS).default([]),
  /** If empty, the author looks the report up with number and secret. */
  email: emailOrNothing().default('').meta({
    title: 'E-Mail',
    description: 'Nur wenn Sie hören möchten, was daraus wird. Sie steht nirgends auf der Website.',
  }),
})

/** Requires a place, and allows only answers to the questions of the category. */
function judge(
  { lage, adresse, ort, kategorie, angaben }: z.output<typeof gemeldet>,
  context: z.RefinementCtx,
) {
  if (lage === null && adresse === '' && ort === '')
    context.addIssue({ code: 'custom', path: ['adresse'], message: WO_FEHLT })
  const { fragen } = schadenskategorieOf(kategorie)
  for (const [name, wert] of Object.entries(angaben)) {
    const frage = Object.hasOwn(fragen, name) ? fragen[name] : undefined
    if (frage && (wert === '' || !frage.werte || Object.hasOwn(frage.werte, wert))) continue
    const message = frage
      ? 'Bitte wählen Sie eine der Antworten.'
      : 'Danach ist bei diesem Schaden nicht gefragt.'
    context.addIssue({ code: 'custom', path: ['angaben', name], message })
  }
}

/** A report as a visitor enters it. */
export const schadensmeldung = gemeldet
  .superRefine(judge)
  .meta({ id: 'Schadensmeldung', title: 'Meldung eines Schadens' })
export type Schadensmeldung = z.infer<typeof schadensmeldung>

/** A report as it is sent. The `einreichung` makes sending idempotent. */
export const schadensaufgabe = gemeldet
  .extend({ einreichung: z.uuid().meta({ description: 'Kennung des ausgefüllten Formulars' }) })
  .superRefine(judge)
  .meta({ id: 'Schadensaufgabe', title: 'Eine neue Meldung' })
export type Schadensaufgabe = z.infer<typeof schadensaufgabe>

export const schadensnachweis = z
  .object({ nummer: schadensnummer, kennwort })
  .meta({ id: 'Schadensnachweis', title: 'Nummer und Kennwort einer Meldung' })

/** The reason of the author for reopening the report. */
export const schadenWiederOeffnen = z
  .object({
    text: filledIn(givenText(1_000), 'Bitte schreiben Sie, was noch nicht in Ordnung ist.').meta({
      title: 'Was ist noch nicht in Ordnung?',
    }),
  })
  .meta({ id: 'SchadenWiederOeffnen', title: 'Einen Schaden wieder öffnen' })
