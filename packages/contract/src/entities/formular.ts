import * as z from 'zod'
import * as field from '../field.ts'
import { isNoQuestion } from '../formular/other-questions.ts'
import { isRecord } from '../is-record.ts'
import { listOf, otherForms } from '../other-forms.ts'
import { canBeAsked, formularfeld, isMandatory } from './formularfeld.ts'

/** The title of a step that its editor does not name. */
const OWN_TITLE = 'Ihre Angaben'

export const formularschritt = z
  .object({
    titel: field
      .requiredLine({
        label: 'Titel',
        help: 'Zum Beispiel: Ort. Ein einziger Schritt braucht keinen eigenen.',
        max: 100,
      })
      .default(OWN_TITLE),
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
    take: given => (isRecord(given) ? { ...given, titel: given['titel'] || OWN_TITLE } : given),
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
      label: 'Schutz vor automatischen Einsendungen',
      help: 'Der Browser löst im Hintergrund eine Rechenaufgabe. Kann er das nicht, lässt sich das Formular trotzdem absenden.',
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
    /** The town itself, if a question asks for an address there. Without it only the kind of address is checked. */
    ort: z.object({ plz: z.string(), name: z.string() }).optional(),
  })
  .meta({ id: 'Onlineformular', title: 'Formular' })
  .register(otherForms, { take: openIfWhole })
export type Onlineformular = z.infer<typeof onlineformular>

/** The part of a form that its rules need. */
export type Fragen = Pick<Onlineformular, 'schritte' | 'ort'>

/** The part of the stored record that is also on the wire. */
export const formularInhalt = angezeigt
