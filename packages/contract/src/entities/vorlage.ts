import * as z from 'zod'
import * as field from '../field.ts'
import { ergebnisLabels, sitzungszustandLabels } from '../labels.ts'
import { zuruecknahme } from './bekanntmachung.ts'
import { dokument } from './dokument.ts'
import { verweis } from './organisationseinheit.ts'
import { abstimmung } from './sitzung.ts'

/** The usual kinds of papers; a town may have others. */
export const vorlagenarten: readonly string[] = [
  'Beschlussvorlage',
  'Informationsvorlage',
  'Antrag',
  'Anfrage',
]

/** A past or future consultation of a paper (OParl: Consultation), with its result. */
const beratung = z
  .object({
    sitzung: verweis,
    gremium: verweis,
    gemeinsam_mit: z.array(verweis).default([]).meta({ title: 'Gemeinsam mit' }),
    datum_von: field.dateTime({ label: 'Beginn' }),
    rolle: field.line({ label: 'Worum es geht', max: 100 }).optional(),
    entscheidend: field.schalter({ label: 'Hier wird entschieden' }).optional(),
    zustand: field.choice(sitzungszustandLabels, { label: 'Stand' }),
    ohne_stand: field.schalter({ label: 'Stand nicht bekannt' }).optional(),
    nummer: field.line({ label: 'Tagesordnungspunkt' }),
    ergebnis: field.choice(ergebnisLabels, { label: 'Ergebnis' }).optional(),
    /** The words of a result that the choice above has no word for, or says less of. */
    ergebnis_worte: field.line({ label: 'Ergebnis in Worten', max: 5_000 }).optional(),
    beschluss: field.plainText({ label: 'Beschluss', max: 20_000 }).default(''),
    abstimmung: abstimmung.optional(),
  })
  .meta({ id: 'Beratung', title: 'Beratung' })
export type Beratung = z.infer<typeof beratung>

/** A paper for the council (OParl: Paper). */
export const vorlage = z
  .object({
    id: z.string().min(1).max(120),
    nummer: field.requiredLine({ label: 'Nummer', help: 'Zum Beispiel: 2026/087', max: 40 }),
    titel: field.requiredLine({ label: 'Betreff', max: 500 }),
    art: field.requiredLine({ label: 'Art', max: 80 }),
    datum: field.day({ label: 'Vom' }),
    /** The date is not known: `datum` only puts the paper in its place in lists. */
    ohne_datum: field
      .schalter({ label: 'Ohne Datum', help: 'Der Tag oben ordnet die Vorlage nur ein und steht nirgends.' })
      .optional(),
    gremium: verweis,
    amt: verweis.optional(),
    eingereicht_von: verweis.optional(),
    /** Further groups and members who filed the paper (OParl: originatorOrganization, originatorPerson). */
    eingereicht_auch_von: z.array(verweis).max(20).optional().meta({ title: 'Auch eingereicht von' }),
    einreichende: z.array(verweis).max(100).optional().meta({ title: 'Eingereicht von Mitgliedern' }),
    einleitung: field
      .plainText({ label: 'Worum es geht', help: 'In zwei, drei Sätzen, die alle verstehen.', max: 1_000 })
      .default(''),
    beschlussvorschlag: field.plainText({ label: 'Beschlussvorschlag', max: 20_000 }).default(''),
    text: field.richText({ label: 'Sachverhalt' }).default(''),
    kosten: field
      .plainText({ label: 'Kosten', help: 'Was es kostet und woraus es bezahlt wird.', max: 1_000 })
      .default(''),
    strassen: z
      .array(field.requiredLine({ label: 'Straße', max: 120 }))
      .max(50)
      .default([])
      .meta({
        title: 'Straßen',
        description: 'Welche Straßen es betrifft. Wer dort wohnt, findet die Vorlage so.',
      }),
    datei: dokument.optional().meta({ title: 'Vorlage als Datei' }),
    anlagen: z.array(dokument).max(50).default([]).meta({ title: 'Anlagen' }),
    bezug: z.array(verweis).default([]).meta({ title: 'Gehört zu' }),
    beratungen: z.array(beratung).default([]).meta({ title: 'Beratungsfolge' }),
    zurueckgenommen: zuruecknahme.optional(),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Vorlage', title: 'Vorlage' })
export type Vorlage = z.infer<typeof vorlage>

/** A paper in a list. */
export const vorlageUebersicht = vorlage
  .pick({
    id: true,
    nummer: true,
    titel: true,
    art: true,
    datum: true,
    ohne_datum: true,
    gremium: true,
    einleitung: true,
    detailURL: true,
  })
  .meta({ id: 'VorlageUebersicht', title: 'Vorlage in einer Liste' })
export type VorlageUebersicht = z.infer<typeof vorlageUebersicht>
