import * as z from 'zod'
import * as field from '../field.ts'
import { dokument } from './dokument.ts'

/** The place and the period in which documents are on display; the first and the last day are included. */
const auslegung = z
  .object({
    ort: field.requiredLine({ label: 'Wo', help: 'Zum Beispiel: Bauamt, Rathaus, Zimmer 14' }),
    von: field.day({ label: 'Erster Tag' }),
    bis: field.day({ label: 'Letzter Tag' }),
  })
  .meta({
    id: 'Auslegung',
    title: 'Auslegung',
    description: 'Von wann bis wann und wo die Unterlagen ausliegen.',
  })

/** The time and the place of a public meeting of a body. */
const sitzungstermin = z
  .object({
    beginn: field.dateTime({ label: 'Beginn' }),
    ort: field.requiredLine({ label: 'Ort', help: 'Zum Beispiel: Rathaus, Ratssaal' }),
  })
  .meta({ id: 'Sitzungstermin', title: 'Sitzung' })

const siegelarten = ['qualifizierte elektronische Signatur', 'qualifiziertes elektronisches Siegel'] as const

/** Protects the files from unnoticed changes (in BW: DVO GemO § 1). */
const siegel = z
  .object({
    art: field.choice(siegelarten, { label: 'Signatur oder Siegel' }),
    von: field.requiredLine({ label: 'Ausgestellt für', help: 'Zum Beispiel: Stadt Rebenau' }),
    am: field.day({ label: 'Am' }),
  })
  .meta({
    id: 'Siegel',
    title: 'Signatur oder Siegel der Dateien',
    description: 'Womit belegt ist, dass die Dateien seit der Bereitstellung unverändert sind.',
  })

/** The withdrawal of a notice: shown to everyone at its address instead of the notice. */
export const zuruecknahme = z
  .object({
    am: field.day({ label: 'Zurückgenommen am' }),
    grund: field.requiredLine({ label: 'Grund', help: 'Alle lesen ihn.', max: 500 }),
  })
  .meta({
    id: 'Zuruecknahme',
    title: 'Zurückgenommen',
    description: 'Seit wann und warum die Bekanntmachung nicht mehr gilt.',
  })

/** A public notice (in BW: DVO GemO § 1). Its day of provision never changes after publication. */
export const bekanntmachung = z
  .object({
    titel: field.requiredLine({ label: 'Titel' }),
    art: field.requiredLine({ label: 'Art', help: 'Zum Beispiel: Satzung, Bebauungsplan, Sitzung', max: 80 }),
    einleitung: field.plainText({ label: 'Einleitung' }).default(''),
    datum_von: field.dateTime({ label: 'Bereitgestellt am' }),
    datum_bis: field
      .dateTime({ label: 'Aktuell bis', help: 'Danach steht die Bekanntmachung im Archiv.' })
      .optional(),
    /** Which of these fields are required depends on the kind: see `missingInNotice`. */
    beschlossen_am: field.day({ label: 'Beschlossen am', help: 'Tag der öffentlichen Sitzung' }).optional(),
    ausgefertigt_am: field.day({ label: 'Ausgefertigt am', help: 'Tag der Unterschrift' }).optional(),
    in_kraft_am: field.day({ label: 'In Kraft ab' }).optional(),
    frist_bis: field.dateTime({ label: 'Frist', help: 'Bis wann Angebote eingehen müssen.' }).optional(),
    auslegung: auslegung.optional(),
    sitzung: sitzungstermin.optional(),
    unterzeichnet_von: field
      .line({ label: 'Unterzeichnet von', help: 'Zum Beispiel: Katharina Lehmann, Bürgermeisterin' })
      .optional(),
    siegel: siegel.optional(),
    dateien: z.array(dokument).max(20).default([]).meta({ title: 'Dateien' }),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Bekanntmachung', title: 'Bekanntmachung' })
export type Bekanntmachung = z.infer<typeof bekanntmachung>

type Angabe =
  | 'beschlossen_am'
  | 'ausgefertigt_am'
  | 'in_kraft_am'
  | 'frist_bis'
  | 'auslegung'
  | 'sitzung'
  | 'unterzeichnet_von'
  | 'siegel'
  | 'dateien'

/** The required fields of each kind; other kinds need only the required fields of every notice. */
const pflichtangaben: Readonly<Record<string, readonly Angabe[]>> = {
  Satzung: ['beschlossen_am', 'ausgefertigt_am', 'in_kraft_am', 'unterzeichnet_von', 'dateien', 'siegel'],
  Bebauungsplan: ['beschlossen_am', 'unterzeichnet_von'],
  Auslegung: ['auslegung', 'unterzeichnet_von'],
  Sitzung: ['sitzung', 'unterzeichnet_von'],
  Ausschreibung: ['frist_bis'],
}

/** The kinds with required fields. */
export const bekanntmachungsarten: readonly string[] = Object.keys(pflichtangaben)

/**
 * Returns the required fields of a kind with their labels, and the names of their parts if a field is a
 * group.
 */
export const pflichtangabenVon = (
  art: string,
): readonly { path: Angabe; label: string; teile: readonly string[] }[] =>
  (Object.hasOwn(pflichtangaben, art) ? (pflichtangaben[art] ?? []) : []).map(path => ({
    path,
    label: titleOf(bekanntmachung.shape[path]),
    teile: partsOf(bekanntmachung.shape[path]),
  }))

type Notice = Pick<z.input<typeof bekanntmachung>, 'art' | 'datum_von' | Angabe>
type Missing = { path: string; message: string }

/**
 * Returns what prevents the publication of a notice: missing fields of its kind, and days in the wrong order.
 * The council decides first, then the mayor signs, then the town provides the notice. Checked before
 * publication, never after it.
 */
export function missingInNotice(notice: Notice): Missing[] {
  const { art, datum_von, beschlossen_am, ausgefertigt_am, auslegung, sitzung, frist_bis } = notice
  const missing = pflichtangabenVon(art)
    .filter(({ path }) => isEmpty(notice[path]))
    .map(({ path, label }) => ({
      path,
      message: `„${label}“ gehört zu einer Bekanntmachung der Art „${art}“.`,
    }))
  const provided = datum_von.slice(0, 10)
  const wrongOrder: [string, string, boolean][] = [
    ['ausgefertigt_am', 'Ausgefertigt wird nach dem Beschluss.', isAfter(beschlossen_am, ausgefertigt_am)],
    ['datum_von', 'Bereitgestellt wird nach dem Beschluss.', isAfter(beschlossen_am, provided)],
    ['datum_von', 'Bereitgestellt wird nach der Ausfertigung.', isAfter(ausgefertigt_am, provided)],
    ['auslegung.von', 'Die Auslegung beginnt nach der Bereitstellung.', isAfter(provided, auslegung?.von)],
    ['auslegung.bis', 'Die Auslegung endet nach ihrem ersten Tag.', isAfter(auslegung?.von, auslegung?.bis)],
    ['sitzung.beginn', 'Die Sitzung ist nach der Bereitstellung.', isAfter(provided, sitzung?.beginn)],
    ['frist_bis', 'Die Frist endet nach der Bereitstellung.', isAfter(provided, frist_bis)],
  ]
  return [
    ...missing,
    ...wrongOrder.filter(([, , isWrong]) => isWrong).map(([path, message]) => ({ path, message })),
  ]
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** ISO days sort as text. */
const isAfter = (first: string | undefined, second: string | undefined): boolean =>
  first !== undefined && second !== undefined && first.slice(0, 10) > second.slice(0, 10)

/** Returns the title of an optional field, or else that of its inner schema. */
function titleOf(schema: z.ZodType): string {
  const { title } = field.metaOf(schema)
  if (title !== undefined) return title
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? titleOf(schema.unwrap() as z.ZodType)
    : ''
}

function partsOf(schema: z.ZodType): readonly string[] {
  const held = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  return held instanceof z.ZodObject ? Object.keys(held.shape) : []
}
