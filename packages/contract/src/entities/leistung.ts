import * as z from 'zod'
import * as field from '../field.ts'
import { verweis } from './organisationseinheit.ts'

/**
 * A block of text in the shape of service-bw. `typ` is its topic; a block of an unknown type is shown under
 * its title.
 */
export const textblock = z
  .object({
    typ: field
      .line({ label: 'Art', help: 'Zum Beispiel: voraussetzungen, verfahrensablauf', max: 60 })
      .default(''),
    titel: field.line({ label: 'Titel' }).default(''),
    text: field.richText({ label: 'Text' }).default(''),
  })
  .meta({ id: 'Textblock', title: 'Textblock' })
export type Textblock = z.infer<typeof textblock>

const euro = (label: string) => field.zahl({ label, most: 10_000_000, step: 0.01 }).optional()

/** A line of a list of fees. Without an amount, the note gives the price. */
export const kosten = z
  .object({
    bezeichnung: field.requiredLine({ label: 'Wofür' }),
    /** In euros, possibly with cents; 0 is free of charge. */
    betrag: euro('Betrag in Euro'),
    /** In euros: the upper limit if the fee depends on the case. */
    betragBis: euro('Höchstens, in Euro'),
    hinweis: field.line({ label: 'Hinweis' }).default(''),
  })
  .meta({ id: 'Kosten', title: 'Gebühr' })
export type Kosten = z.infer<typeof kosten>

/** An online service of a service (`prozesse` of service-bw). */
export const prozess = z
  .object({ name: field.requiredLine({ label: 'Name' }), url: field.link({ label: 'Adresse' }) })
  .meta({ id: 'Prozess', title: 'Online-Dienst' })
export type Prozess = z.infer<typeof prozess>

/**
 * Returns true for a real online service, and false for a link to the contact form, which is only a way to
 * write to the office.
 */
export const isOnlineService = ({ url }: { url: string }): boolean => !/^\/kontakt(?:[?#]|$)/.test(url)

/** A form. With `typ` ONLINEDIENST it is filled in online; with any other `typ` it is a file to print. */
export const formular = prozess
  .extend({ typ: field.line({ label: 'Art', max: 60 }).default('FORMULAR') })
  .meta({ id: 'Formular', title: 'Formular' })
export type Formular = z.infer<typeof formular>

/** A service in a list. */
export const leistungEintrag = verweis
  .extend({
    kurztext: field.plainText({ label: 'Kurztext', max: 300 }).default(''),
    /** The letter of the service in the list from A to Z; `0-9` if its name begins with no letter. */
    buchstabe: z.string().max(3).default(''),
    /** True if the service needs no visit to the office. */
    online: z.boolean().default(false),
  })
  .meta({ id: 'LeistungEintrag', title: 'Leistung in einer Liste' })
export type LeistungEintrag = z.infer<typeof leistungEintrag>

/** A service of an office in the shape of service-bw, with fees, documents and deadlines as data. */
export const leistung = z
  .object({
    id: z.string().min(1).max(120),
    name: field.requiredLine({ label: 'Name' }),
    kurztext: field
      .plainText({ label: 'Kurztext', help: 'Ein bis zwei Sätze, auch für Listen.', max: 300 })
      .default(''),
    /** Other words for the name: "Perso" (XZuFi: modulBegriffImKontext). */
    synonyme: z
      .array(field.requiredLine({ label: 'Anderes Wort', max: 120 }))
      .max(60)
      .default([])
      .meta({
        title: 'Andere Wörter dafür',
        description: 'Wie Menschen die Leistung noch nennen; die Suche findet sie auch so.',
      }),
    /** The key in the federal catalogue (FIM, formerly LeiKa). */
    leikaSchluessel: z
      .string()
      .regex(/^(?:99\d{12})?$/, 'Ein Schlüssel hat 14 Ziffern und beginnt mit 99.')
      .default('')
      .meta({
        title: 'Nummer im Leistungskatalog',
        description: 'Die Nummer aus dem gemeinsamen Katalog der Länder.',
        editor: 'zeile',
      }),
    textbloecke: z.array(textblock).max(60).default([]).meta({ title: 'Texte' }),
    unterlagen: z
      .array(field.requiredLine({ label: 'Unterlage', max: 500 }))
      .max(40)
      .default([])
      .meta({ title: 'Erforderliche Unterlagen' }),
    kosten: z.array(kosten).max(40).default([]).meta({ title: 'Gebühren' }),
    bearbeitungsdauer: field.line({ label: 'Bearbeitungsdauer' }).default(''),
    /** True if residents have to come in person (FIM: persönliches Erscheinen). */
    persoenlich: field.schalter({ label: 'Persönliches Erscheinen nötig' }).default(false),
    fristen: z
      .array(field.requiredLine({ label: 'Frist', max: 500 }))
      .max(20)
      .default([])
      .meta({ title: 'Fristen' }),
    prozesse: z.array(prozess).max(30).default([]).meta({ title: 'Online-Dienste' }),
    formulare: z.array(formular).max(60).default([]).meta({ title: 'Formulare' }),
    /** The responsible offices. An office without a `detailURL` has no page on this site. */
    organisationseinheiten: z.array(verweis).max(20).default([]),
    lebenslagen: z.array(verweis).max(60).default([]),
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Leistung', title: 'Leistung' })
export type Leistung = z.infer<typeof leistung>
