import * as z from 'zod'
import { asSpoken } from '../as-spoken.ts'
import * as field from '../field.ts'
import {
  autocompleteLabels,
  dateiartLabels,
  feldtypLabels,
  wirkungLabels,
  zeitraumLabels,
} from '../formular/feldtypen.ts'
import { askedAsOurs, isNoQuestion } from '../formular/other-questions.ts'
import { listOf, otherForms } from '../other-forms.ts'
import { read } from '../read.ts'
import { eingangsstaende } from '../vorgang/eingang.ts'

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const KENNUNG = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/
const KENNUNG_WRONG = 'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel: ihr-name'

/** The name of another question, or empty. */
function feldname(text: { label: string; help?: string; among: field.QuestionsNamed }) {
  const line = field.line({ ...text, max: 60 })
  const name = line.regex(KENNUNG, KENNUNG_WRONG).meta(field.metaOf(line))
  return field.namesQuestion(name, text.among)
}

const bedingung = z
  .object({
    wirkung: field.choice(wirkungLabels, { label: 'Was dann gilt' }).default('zeigen'),
    feld: feldname({ label: 'Abhängig von der Frage', help: 'Eine, die davor steht.', among: 'davor' }),
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
  name: field.derivedFrom(
    field.kennung({
      label: 'Name der Frage',
      help: 'Entsteht aus der Frage. Er steht in Auswertungen und bleibt, auch wenn die Frage später anders lautet.',
      max: 60,
    }),
    'label',
  ),
  hilfe: field.plainText({ label: 'Hilfe', help: 'Ein Satz unter der Frage.', max: 500 }).default(''),
  pflicht: field.schalter({ label: 'Muss beantwortet werden' }).default(false),
  pflicht_meldung: field
    .line({
      label: 'Was steht da, wenn die Antwort fehlt?',
      help: 'Leer: von selbst. Zum Beispiel: Bitte geben Sie Ihren Namen an.',
      max: 200,
    })
    .default(''),
  xor: feldname({
    label: 'Entweder diese oder die Frage',
    help: 'Genau eine von beiden wird beantwortet. Beide Fragen nennen einander.',
    among: 'im-schritt',
  }).default(''),
  bedingung: bedingung.optional(),
}

const autocomplete = {
  autocomplete: field
    .choice(autocompleteLabels, {
      label: 'Der Browser darf ausfüllen',
      help: 'Für Angaben zur Person selbst.',
    })
    .optional(),
}

const laengen = (most: number) => ({
  laenge_von: field.zahl({ label: 'Zeichen mindestens', most, whole: true }).optional(),
  laenge_bis: field.zahl({ label: 'Zeichen höchstens', least: 1, most, whole: true }).optional(),
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
          description:
            '9 steht für eine Ziffer, A für einen Buchstaben, * für beides; alles andere wie geschrieben. Zum Beispiel: RB-9999',
        }),
      muster_meldung: field.line({ label: 'Was steht da, wenn es nicht passt?', max: 200 }).default(''),
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
    z.object({ typ: typ('adresse'), ...common }),
    z.object({ typ: typ('iban'), ...common }),
    /** Filled from the link to the form, never typed. */
    z.object({ typ: typ('seite'), ...common }),
  ])
  .meta({ title: 'Frage' })
  .register(otherForms, { take: askedAsOurs })
export type Formularfeld = z.infer<typeof formularfeld>

export const formularschritt = z
  .object({
    titel: field.requiredLine({ label: 'Titel', help: 'Zum Beispiel: Ort', max: 100 }),
    hilfe: field.plainText({ label: 'Hilfe', max: 1_000 }).default(''),
    felder: z
      .array(formularfeld)
      .min(1, 'Bitte mindestens eine Frage stellen.')
      .max(50)
      .meta({ title: 'Fragen' }),
  })
  .meta({ title: 'Schritt' })
  .register(otherForms, {
    // A step without a title still asks its questions.
    take: given => (isRecord(given) ? { ...given, titel: given['titel'] || 'Ihre Angaben' } : given),
  })
export type Formularschritt = z.infer<typeof formularschritt>

/** The fields of a form that visitors see before they send it. */
const angezeigt = {
  titel: field.requiredLine({ label: 'Titel', help: 'Was man damit tut: „Veranstaltung melden“.', max: 120 }),
  einleitung: field
    .plainText({ label: 'Einleitung', help: 'Wofür das Formular ist und was man dafür braucht.', max: 1_000 })
    .default(''),
  schritte: z
    .array(formularschritt)
    .min(1, 'Bitte mindestens einen Schritt anlegen.')
    .max(12)
    .meta({
      title: 'Schritte',
      description: 'Bis sieben Fragen stehen gut auf einer Seite; bei mehr hilft ein zweiter Schritt.',
      abschnitt: { titel: 'Fragen' },
    }),
  bestaetigung: field
    .plainText({
      label: 'Wie es weitergeht',
      help: 'Steht nach dem Absenden: was als Nächstes geschieht und bis wann.',
      max: 1_000,
    })
    .meta({
      ...field.metaOf(field.plainText({ label: 'Wie es weitergeht' })),
      description: 'Steht nach dem Absenden: was als Nächstes geschieht und bis wann.',
      abschnitt: { titel: 'Nach dem Absenden' },
    }),
  eingangsmail: field
    .schalter({
      label: 'Eingang per E-Mail bestätigen',
      help: 'An die erste E-Mail-Adresse des Formulars, ohne die Angaben zu wiederholen.',
    })
    .default(true),
  zweck: field
    .requiredLine({
      label: 'Wofür die Angaben gebraucht werden',
      help: 'Mit der Rechtsgrundlage, zum Beispiel: „um Ihren Antrag zu bearbeiten (Artikel 6 Absatz 1 Buchstabe e DSGVO)“.',
      max: 500,
    })
    .meta({
      ...field.metaOf(field.requiredLine({ label: 'Wofür die Angaben gebraucht werden' })),
      description:
        'Mit der Rechtsgrundlage, zum Beispiel: „um Ihren Antrag zu bearbeiten (Artikel 6 Absatz 1 Buchstabe e DSGVO)“.',
      abschnitt: { titel: 'Datenschutz' },
    }),
  aufbewahrung_tage: field
    .zahl({
      label: 'Tage bis zum Löschen',
      help: 'Danach löscht sich jeder Eingang von selbst, mit allen Dateien.',
      least: 1,
      most: 3_650,
      whole: true,
    })
    .default(180),
  captcha: field
    .schalter({
      label: 'Rechenaufgabe gegen Programme',
      help: 'Der Browser löst sie von selbst; wo er das nicht kann, geht es auch ohne sie.',
    })
    .default(true),
  annahme_von: field.day({ label: 'Angenommen ab' }).optional(),
  annahme_bis: field.day({ label: 'Angenommen bis' }).optional(),
}

/**
 * Closes a form with a mandatory question that cannot be asked: it could never be sent. The page says that
 * the form is closed.
 */
function openIfWhole(given: unknown): unknown {
  if (!isRecord(given)) return given
  const questions = entriesOf(given['schritte']).flatMap(schritt =>
    entriesOf(isRecord(schritt) ? schritt['felder'] : []),
  )
  return questions.every(one => isNoQuestion(one) || !isMandatory(one) || canBeAsked(one))
    ? given
    : { ...given, offen: false }
}

const isMandatory = (question: unknown): boolean => {
  const found = read(z.object({ pflicht: common.pflicht }), question)
  return found.ok && found.value.pflicht
}

const canBeAsked = (question: unknown): boolean => {
  const found = read(z.array(formularfeld), [question])
  return found.ok && found.value.length === 1
}

const entriesOf = (given: unknown): readonly unknown[] => {
  const list = listOf(given)
  return Array.isArray(list) ? list : []
}

/** A form as the site renders it and as the rules read it. */
export const onlineformular = z
  .object({
    slug: z.string().min(1).max(120).meta({ title: 'Kennung', editor: 'zeile' }),
    ...angezeigt,
    /** A remote CMS may leave out the retention period; then the page promises none. */
    aufbewahrung_tage: angezeigt.aufbewahrung_tage.unwrap().optional(),
    /** The name of the office that receives the form. */
    empfaenger: z.string().default(''),
    /** Whether the form can be sent today. */
    offen: z.boolean().default(true),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Onlineformular', title: 'Formular' })
  .register(otherForms, { take: openIfWhole })
export type Onlineformular = z.infer<typeof onlineformular>

/** The part of a form that its rules need. */
export type Fragen = Pick<Onlineformular, 'schritte'>

/** The part of the stored record that is also on the wire. */
export const formularInhalt = angezeigt

/**
 * The number of a submission: `F-7GQ2M9XD`. `K-7GQ2M9XD` if it came from the contact form before that became
 * a regular form.
 */
export const eingangsnummer = z
  .string()
  .max(40)
  .overwrite(asSpoken)
  .regex(/^[FK]-[0-9A-HJKMNP-TV-Z]{8}$/)
  .meta({ title: 'Vorgangsnummer' })

/**
 * Returns whether the sender has a second secret. Senders of the former contact form have none and cannot see
 * the status.
 */
export const isNachsehbar = (vorgang: string): boolean => !vorgang.startsWith('K-')

/** Sixteen unambiguous letters and digits, also as people dictate and type them: `7gq2-m9xd 4ht8 pz3k`. */
const sechzehn = (message: string) =>
  z
    .string()
    .max(40)
    .overwrite(text => asSpoken(text).replaceAll('-', ''))
    .regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, message)

/** The second secret besides the number: `7GQ2-M9XD-4HT8-PZ3K`. */
export const kennwort = sechzehn('Bitte geben Sie die 16 Zeichen ein, die neben Ihrer Nummer standen.')

/** The code of a form that is saved for later. */
export const fortsetzungscode = sechzehn(
  'Bitte geben Sie die 16 Zeichen ein, die beim Speichern auf der Seite standen.',
)

/** A file that was uploaded before its form. */
export const hochgeladen = z
  .object({
    kennung: z.string().regex(/^[\w-]{22}$/),
    name: z.string().max(200),
    typ: z.string().max(100),
    groesse: z.number().int().min(0),
  })
  .meta({ id: 'Hochgeladen', title: 'Gesendete Datei' })
export type Hochgeladen = z.infer<typeof hochgeladen>

/** An answer as text, for the office, the status page and print. */
export const antwort = z
  .object({
    name: z.string(),
    label: z.string(),
    typ: z.enum(
      Object.keys(feldtypLabels) as [keyof typeof feldtypLabels, ...(keyof typeof feldtypLabels)[]],
    ),
    /** As text: a day as „3. Dezember 2026“, choices by their labels, files by their names. */
    text: z.string(),
    dateien: z.array(hochgeladen).default([]),
  })
  .meta({ id: 'Antwort', title: 'Antwort' })
export type Antwort = z.infer<typeof antwort>

/** A step in the handling of a submission. */
export const eingangsschritt = z
  .object({
    am: z.iso.datetime({ offset: true }),
    stand: z.enum(eingangsstaende),
    /** The text of the office to the sender: its reply, or the reason of a refusal. */
    text: z.string().default(''),
  })
  .meta({ id: 'Eingangsschritt', title: 'Schritt eines Vorgangs' })
