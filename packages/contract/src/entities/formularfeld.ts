import * as z from 'zod'
import * as field from '../field.ts'
import {
  autocompleteLabels,
  dateiartLabels,
  feldtypLabels,
  wirkungLabels,
  zeitraumLabels,
} from '../formular/feldtypen.ts'
import { askedAsOurs } from '../formular/other-questions.ts'
import { otherForms } from '../other-forms.ts'
import { read } from '../read.ts'

const KENNUNG = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/
const KENNUNG_WRONG = 'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel: ihr-name'

/** The name of another question, or empty unless `missing` says what is missing then. */
function feldname(text: { label: string; help?: string; among: field.QuestionsNamed; missing?: string }) {
  const line = field.line({ ...text, max: 60 })
  const least = text.missing === undefined ? line : line.min(1, text.missing)
  const name = least.regex(KENNUNG, KENNUNG_WRONG).meta(field.metaOf(line))
  return field.namesQuestion(name, text.among)
}

const bedingung = z
  .object({
    wirkung: field.choice(wirkungLabels, { label: 'Was dann gilt' }).default('zeigen'),
    feld: feldname({
      label: 'Abhängig von der Frage',
      help: 'Eine, die davor steht.',
      among: 'davor',
      missing: 'Bitte wählen Sie eine Frage, die vor dieser steht.',
    }),
    werte: field.answersTo(
      z
        .array(field.requiredLine({ label: 'Antwort', max: 100 }))
        .max(20)
        .default([])
        .meta({
          title: 'Bei diesen Antworten',
          description: 'Bei einem Häkchen „ja“ oder „nein“. Ohne Angabe genügt es, dass sie beantwortet ist.',
        }),
      'feld',
    ),
  })
  .meta({ title: 'Bedingung', description: 'Ohne sie steht die Frage immer da.' })
export type Bedingung = z.infer<typeof bedingung>

/** The fields of every question. */
const common = {
  label: field.requiredLine({ label: 'Frage', help: 'Wie sie über dem Feld steht.', max: 200 }),
  name: field.rarely(
    field.derivedFrom(
      field.kennung({
        label: 'Name der Frage',
        help: 'Entsteht aus der Frage. Er steht in Auswertungen und bleibt, auch wenn die Frage später anders lautet.',
        max: 60,
      }),
      'label',
    ),
  ),
  hilfe: field.plainText({ label: 'Hilfe', help: 'Ein Satz unter der Frage.', max: 500 }).default(''),
  pflicht: field.schalter({ label: 'Muss beantwortet werden' }).default(false),
  pflicht_meldung: field
    .rarely(
      field.line({
        label: 'Was steht da, wenn die Antwort fehlt?',
        help: 'Leer: von selbst. Zum Beispiel: Bitte geben Sie Ihren Namen an.',
        max: 200,
      }),
    )
    .default(''),
  xor: field
    .rarely(
      feldname({
        label: 'Statt dieser Frage kann beantwortet werden',
        help: 'Genau eine von beiden wird beantwortet. Beide Fragen nennen einander.',
        among: 'im-schritt',
      }),
    )
    .default(''),
  bedingung: bedingung.optional(),
}

const autocomplete = {
  autocomplete: field
    .rarely(
      field.choice(autocompleteLabels, {
        label: 'Der Browser darf ausfüllen',
        help: 'Für Angaben zur Person selbst.',
      }),
    )
    .optional(),
}

const laengen = (most: number) => ({
  laenge_von: field.rarely(field.zahl({ label: 'Zeichen mindestens', most, whole: true })).optional(),
  laenge_bis: field
    .rarely(field.zahl({ label: 'Zeichen höchstens', least: 1, most, whole: true }))
    .optional(),
})

const uhrzeit = (label: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Bitte eine Uhrzeit angeben, zum Beispiel 19:30.')
    .meta({ title: label, editor: 'uhrzeit' })

const optionen = z
  .array(
    z
      .object({
        label: field.requiredLine({ label: 'Antwort', max: 200 }),
        wert: field.derivedFrom(
          field.kennung({
            label: 'Name der Antwort',
            help: 'Entsteht aus der Antwort, zum Beispiel: ortsteil-sued',
            max: 60,
          }),
          'label',
        ),
      })
      .meta({ title: 'Antwort' }),
  )
  .min(2, 'Bitte mindestens zwei Antworten nennen.')
  .max(100)
  .meta({ title: 'Antworten zur Wahl' })

const typ = <const T extends keyof typeof feldtypLabels>(name: T) =>
  z.literal(name).meta({ title: feldtypLabels[name] })

/** A question of a form. */
export const formularfeld = z
  .discriminatedUnion('typ', [
    z.object({
      typ: typ('text'),
      ...common,
      ...autocomplete,
      ...laengen(1_000),
      muster: z
        .array(field.requiredLine({ label: 'Muster', max: 60 }))
        .max(5)
        .default([])
        .meta({
          title: 'Erlaubte Muster',
          selten: true,
          description:
            '9 steht für eine Ziffer, A für einen Buchstaben, * für beides; alles andere wie geschrieben. Zum Beispiel: RB-9999',
        }),
      muster_meldung: field
        .rarely(field.line({ label: 'Was steht da, wenn es nicht passt?', max: 200 }))
        .default(''),
    }),
    z.object({ typ: typ('langtext'), ...common, ...laengen(20_000) }),
    z.object({ typ: typ('email'), ...common, ...autocomplete }),
    z.object({ typ: typ('telefon'), ...common, ...autocomplete }),
    z.object({
      typ: typ('zahl'),
      ...common,
      von: field.zahl({ label: 'Mindestens', least: -1e9, most: 1e9 }).optional(),
      bis: field.zahl({ label: 'Höchstens', least: -1e9, most: 1e9 }).optional(),
      nachkommastellen: field.zahl({ label: 'Nachkommastellen', most: 4, whole: true }).default(0),
      einheit: field
        .line({ label: 'Einheit', help: 'Zum Beispiel: Personen oder Euro', max: 30 })
        .default(''),
    }),
    z.object({
      typ: typ('datum'),
      ...common,
      ...autocomplete,
      zeitraum: field.choice(zeitraumLabels, { label: 'Erlaubt ist' }).default('jeder'),
      ungefaehr: field
        .schalter({
          label: 'Ungefähr genügt',
          help: 'Dann gilt auch „Mai 2026“, „Sommer 2026“ oder „KW 12“.',
        })
        .default(false),
      von: field.day({ label: 'Frühester Tag' }).optional(),
      bis: field.day({ label: 'Spätester Tag' }).optional(),
    }),
    z.object({
      typ: typ('uhrzeit'),
      ...common,
      von: uhrzeit('Frühestens').optional(),
      bis: uhrzeit('Spätestens').optional(),
    }),
    z.object({ typ: typ('auswahl'), ...common, optionen }),
    z.object({ typ: typ('radio'), ...common, optionen }),
    z.object({ typ: typ('schalter'), ...common }),
    z.object({
      typ: typ('mehrfachauswahl'),
      ...common,
      optionen,
      anzahl_von: field.zahl({ label: 'Antworten mindestens', most: 100, whole: true }).optional(),
      anzahl_bis: field.zahl({ label: 'Antworten höchstens', least: 1, most: 100, whole: true }).optional(),
    }),
    z.object({
      typ: typ('datei'),
      ...common,
      arten: z
        .array(field.choice(dateiartLabels, { label: 'Art' }))
        .min(1, 'Bitte mindestens eine Art von Datei erlauben.')
        .max(2)
        .default(['foto', 'pdf'])
        .meta({ title: 'Erlaubte Dateien' }),
      anzahl_bis: field.zahl({ label: 'Dateien höchstens', least: 1, most: 10, whole: true }).default(1),
      groesse_mb: field
        .zahl({ label: 'Megabyte je Datei höchstens', least: 1, most: 20, whole: true })
        .default(10),
    }),
    z.object({
      typ: typ('einwilligung'),
      ...common,
      erklaerung: field.richText({ label: 'Worin wird eingewilligt?', max: 5_000 }).default(''),
    }),
    z.object({ typ: typ('wysiwyg'), ...common, ...laengen(20_000) }),
    z.object({
      typ: typ('adresse'),
      ...common,
      nur_im_ort: field
        .schalter({
          label: 'Nur in unserer Stadt',
          help: 'Wo etwas geliefert, abgeholt oder abgelesen wird. Dann gilt kein Postfach und keine Adresse anderswo; Postleitzahl und Ort kommen aus den Angaben der Stadt.',
        })
        .default(false),
    }),
    z.object({ typ: typ('iban'), ...common }),
    /** Filled from the link to the form, never typed. */
    z.object({ typ: typ('seite'), ...common }),
  ])
  .meta({ title: 'Frage' })
  .register(otherForms, { take: askedAsOurs })
export type Formularfeld = z.infer<typeof formularfeld>

/** Returns whether a given question must be answered. */
export const isMandatory = (question: unknown): boolean => {
  const found = read(z.object({ pflicht: common.pflicht }), question)
  return found.ok && found.value.pflicht
}

/** Returns whether a given question can be read as one of ours. */
export const canBeAsked = (question: unknown): boolean => {
  const found = read(z.array(formularfeld), [question])
  return found.ok && found.value.length === 1
}
