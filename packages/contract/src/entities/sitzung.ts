import * as z from 'zod'
import * as field from '../field.ts'
import { anwesenheitLabels, ergebnisLabels, sitzungszustandLabels } from '../labels.ts'
import { zuruecknahme } from './bekanntmachung.ts'
import { dokument } from './dokument.ts'
import { verweis } from './organisationseinheit.ts'

/** The numbers of votes in favour, votes against and abstentions. */
export const abstimmung = z
  .object({
    ja: field.zahl({ label: 'Ja-Stimmen', most: 1_000, whole: true }),
    nein: field.zahl({ label: 'Nein-Stimmen', most: 1_000, whole: true }),
    enthaltungen: field.zahl({ label: 'Enthaltungen', most: 1_000, whole: true }),
  })
  .meta({ id: 'Abstimmung', title: 'Abstimmung' })
export type Abstimmung = z.infer<typeof abstimmung>

/** A paper in an item of an agenda. */
const genannteVorlage = verweis
  .extend({
    nummer: field.line({ label: 'Nummer' }).default(''),
    art: field.line({ label: 'Art' }).default(''),
    datei: dokument.optional(),
    anlagen: z.array(dokument).default([]).meta({ title: 'Anlagen' }),
  })
  .meta({ id: 'GenannteVorlage', title: 'Vorlage eines Tagesordnungspunkts' })

/** OParl: Consultation.role and authoritative. Missing if nothing is said. */
const beratung = {
  beratungsrolle: field
    .line({
      label: 'Worum es bei der Vorlage geht',
      help: 'Zum Beispiel: Vorberatung, Entscheidung, Anhörung, Kenntnisnahme',
      max: 100,
    })
    .optional(),
  entscheidend: field
    .schalter({
      label: 'Hier wird über die Vorlage entschieden',
      help: 'Nicht gewählt: Sie wird beraten oder zur Kenntnis genommen.',
    })
    .optional(),
}

/** An item of an agenda, and its result (OParl: AgendaItem). */
export const tagesordnungspunkt = z
  .object({
    /** Stays the same if items are moved or reworded. */
    kennung: field.kennung({ label: 'Kennung' }),
    /** '' for an item without a number. */
    nummer: field.line({ label: 'Nummer', max: 20 }),
    titel: field.requiredLine({ label: 'Titel', max: 500 }),
    text: field.plainText({ label: 'Erläuterung', max: 5_000 }).default(''),
    vorlage: genannteVorlage.optional(),
    ...beratung,
    /** Further papers of the item, such as a supplement, each with its own consultation. */
    weitere_vorlagen: z
      .array(genannteVorlage.extend(beratung).meta({ title: 'Weitere Vorlage' }))
      .max(20)
      .optional()
      .meta({ title: 'Weitere Vorlagen' }),
    ergebnis: field.choice(ergebnisLabels, { label: 'Ergebnis' }).optional(),
    beschluss: field
      .plainText({ label: 'Beschluss', help: 'Im Wortlaut, wie er gefasst wurde.', max: 20_000 })
      .default(''),
    abstimmung: abstimmung.optional(),
    dateien: z.array(dokument).max(50).default([]).meta({ title: 'Dateien' }),
  })
  .meta({ id: 'Tagesordnungspunkt', title: 'Tagesordnungspunkt' })
export type Tagesordnungspunkt = z.infer<typeof tagesordnungspunkt>

/** The attendance of a member, and the person who deputised for them. */
const teilnahme = z
  .object({
    person: verweis,
    anwesenheit: field.choice(anwesenheitLabels, { label: 'Anwesenheit' }),
    vertreten_durch: verweis.optional(),
  })
  .meta({ id: 'Teilnahme', title: 'Teilnahme' })

/** A meeting of a body of the council (OParl: Meeting). */
export const sitzung = z
  .object({
    id: z.string().min(1).max(120),
    titel: field.requiredLine({ label: 'Bezeichnung', help: 'Zum Beispiel: Sitzung des Gemeinderats' }),
    gremium: verweis,
    gemeinsam_mit: z.array(verweis).default([]).meta({ title: 'Gemeinsam mit' }),
    datum_von: field.dateTime({ label: 'Beginn' }),
    datum_bis: field.dateTime({ label: 'Ende' }).optional(),
    /** Only the day is known: `datum_von` is its first moment. */
    ohne_uhrzeit: field.schalter({ label: 'Ohne Uhrzeit', help: 'Wenn nur der Tag feststeht.' }).optional(),
    /** '' where it is not known. */
    ort: field.line({ label: 'Ort', help: 'Zum Beispiel: Rathaus, Ratssaal' }).default(''),
    zustand: field.choice(sitzungszustandLabels, { label: 'Stand' }).default('geplant'),
    /** Whether the meeting took place is not known: `zustand` follows from its day, and is shown nowhere. */
    ohne_stand: field
      .schalter({ label: 'Stand nicht bekannt', help: 'Dann nennt die Website keinen Stand.' })
      .optional(),
    verlegt_von: field
      .dateTime({ label: 'War angesetzt auf', help: 'Wenn die Sitzung verlegt wurde: der alte Beginn.' })
      .optional(),
    grund: field
      .line({ label: 'Grund', help: 'Warum sie verlegt, verschoben oder abgesagt wurde. Alle lesen ihn.' })
      .default(''),
    hinweis: field
      .plainText({ label: 'Hinweis', help: 'Zum Beispiel: Die Höranlage liegt am Eingang.', max: 500 })
      .default(''),
    tagesordnung: z.array(tagesordnungspunkt).max(200).default([]).meta({ title: 'Tagesordnung' }),
    einladung: dokument.optional().meta({ title: 'Einladung' }),
    niederschrift: dokument.optional().meta({ title: 'Niederschrift' }),
    dateien: z.array(dokument).max(50).default([]).meta({ title: 'Weitere Dateien' }),
    teilnahmen: z.array(teilnahme).max(200).default([]).meta({ title: 'Anwesenheit' }),
    zurueckgenommen: zuruecknahme.optional(),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Sitzung', title: 'Sitzung' })
export type Sitzung = z.infer<typeof sitzung>

/** A meeting in a list, with the number of items instead of the items. */
export const sitzungUebersicht = sitzung
  .pick({
    id: true,
    titel: true,
    gremium: true,
    gemeinsam_mit: true,
    datum_von: true,
    datum_bis: true,
    ohne_uhrzeit: true,
    ort: true,
    zustand: true,
    ohne_stand: true,
    verlegt_von: true,
    grund: true,
    detailURL: true,
  })
  .extend({
    punkte: z.number().int().min(0).meta({ title: 'Tagesordnungspunkte' }),
    hatNiederschrift: z.boolean().default(false).meta({ title: 'Mit Niederschrift' }),
  })
  .meta({ id: 'SitzungUebersicht', title: 'Sitzung in einer Liste' })
export type SitzungUebersicht = z.infer<typeof sitzungUebersicht>
