import * as z from 'zod'
import { asSpoken } from '../as-spoken.ts'
import * as field from '../field.ts'
import { emailOrNothing, filledIn, givenLine, givenText } from '../given-text.ts'
import { otherForms } from '../other-forms.ts'
import {
  type Schadenschritt,
  type Schadenstand,
  schadenschritteNamen,
  schadenstaende,
  schadenstaendeNamen,
} from '../vorgang/schaden.ts'
import { kennwort } from './eingang.ts'
import { mailzustellung, zustellungslage } from './mailzustellung.ts'

/** An optional question for one category. */
export type Schadensfrage = {
  readonly label: string
  readonly hilfe: string
  /** The answers to choose from; without them the question is a text line. */
  readonly werte?: Readonly<Record<string, string>>
}

type Kategorie = {
  readonly name: string
  /** The scope of the category, for the author of a report. */
  readonly beschreibung: string
  readonly stichworte: readonly string[]
  readonly gruppe: string
  readonly fragen: Readonly<Record<string, Schadensfrage>>
}

/** The categories of reports, in the order of the pages, of the desk and of the services of Open311. */
export const schadenskategorien = {
  strasse: {
    name: 'Straße, Gehweg oder Radweg',
    beschreibung: 'Schlagloch, lose Platte, kaputter Bordstein, Glatteis',
    stichworte: ['Schlagloch', 'Gehweg', 'Radweg', 'Bordstein'],
    gruppe: 'Verkehr',
    fragen: {},
  },
  licht: {
    name: 'Laterne oder Ampel',
    beschreibung: 'Dunkel, flackert, steht schief',
    stichworte: ['Laterne', 'Straßenbeleuchtung', 'Ampel'],
    gruppe: 'Verkehr',
    fragen: {
      mast: {
        label: 'Nummer am Mast',
        hilfe: 'Sie steht auf einem Schild in Augenhöhe, zum Beispiel RB-0417.',
      },
    },
  },
  schild: {
    name: 'Schild oder Wegweiser',
    beschreibung: 'Fehlt, verdreht, nicht mehr zu lesen',
    stichworte: ['Verkehrszeichen', 'Wegweiser', 'Straßenschild'],
    gruppe: 'Verkehr',
    fragen: {},
  },
  spielplatz: {
    name: 'Spielplatz oder Bank',
    beschreibung: 'Spielgerät, Bank, Tisch oder Zaun beschädigt',
    stichworte: ['Spielgerät', 'Bank', 'Zaun'],
    gruppe: 'Grün und Spiel',
    fragen: {},
  },
  baum: {
    name: 'Baum oder Hecke',
    beschreibung: 'Ast abgebrochen, Hecke verdeckt Schild oder Weg',
    stichworte: ['Ast', 'Hecke', 'Grünfläche'],
    gruppe: 'Grün und Spiel',
    fragen: {},
  },
  muell: {
    name: 'Müll, der nicht dort hingehört',
    beschreibung: 'Wilder Müll, voller Abfallkorb, Scherben',
    stichworte: ['Müll', 'Sperrmüll', 'Scherben'],
    gruppe: 'Sauberkeit',
    fragen: {
      menge: {
        label: 'Wie viel ist es?',
        hilfe: 'Danach richtet sich, mit welchem Wagen wir kommen.',
        werte: {
          wenig: 'Passt in eine Tüte',
          viel: 'Mehr als eine Tüte',
          sperrig: 'Möbel oder Geräte',
          gefaehrlich: 'Farbe, Öl, Batterien oder anderes Gefährliches',
        },
      },
    },
  },
  schmiererei: {
    name: 'Schmiererei oder Zerstörung',
    beschreibung: 'Bemalte Wand, eingeschlagene Scheibe, Aufkleber',
    stichworte: ['Graffiti', 'Vandalismus'],
    gruppe: 'Sauberkeit',
    fragen: {},
  },
  wasser: {
    name: 'Gully, Kanal oder Brunnen',
    beschreibung: 'Verstopft, läuft über, Deckel fehlt',
    stichworte: ['Gully', 'Kanaldeckel', 'Brunnen'],
    gruppe: 'Wasser',
    fragen: {},
  },
  anderes: {
    name: 'Etwas anderes',
    beschreibung: 'Alles, was hier nicht steht',
    stichworte: ['Schaden'],
    gruppe: 'Anderes',
    fragen: {},
  },
} as const satisfies Readonly<Record<string, Kategorie>>
export type Schadenskategorie = keyof typeof schadenskategorien

/** Returns a category with the general type, for loops over all of them. */
export const schadenskategorieOf = (kategorie: Schadenskategorie): Kategorie => schadenskategorien[kategorie]

export const schadenskategorie = z.enum(
  Object.keys(schadenskategorien) as [Schadenskategorie, ...Schadenskategorie[]],
  'Bitte wählen Sie, was kaputt ist.',
)

/** Finds the category for the code or the name of a remote CMS; an unknown one becomes `anderes`. */
const kategorieOf = (given: unknown): unknown => {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  const known = Object.entries(schadenskategorien).find(
    ([code, { name }]) => code === word || name.toLowerCase() === word,
  )
  return known?.[0] ?? 'anderes'
}
schadenskategorie.register(otherForms, { take: kategorieOf })

/** The number of a report: `S-7GQ2M9XD`. */
export const schadensnummer = z
  .string('Bitte geben Sie die Nummer an, zum Beispiel S-7GQ2M9XD.')
  .max(40)
  .overwrite(asSpoken)
  .regex(/^S-[0-9A-HJKMNP-TV-Z]{8}$/, 'Bitte geben Sie die Nummer an, zum Beispiel S-7GQ2M9XD.')
  .meta({ title: 'Nummer der Meldung' })

export const fotokennung = z.string().regex(/^[\w-]{22}$/)
/** The maximum number of photos of a report. */
export const MOST_FOTOS = 3

export const schadenspunkt = z
  .object({ breite: z.number().min(-90).max(90), laenge: z.number().min(-180).max(180) })
  .meta({ id: 'Schadenspunkt', title: 'Punkt auf der Karte (WGS 84)' })

/**
 * The place: a point, an address, or a description. Any one of them is sufficient, and none of them is
 * mandatory.
 */
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
  fotos: z.array(fotokennung).max(MOST_FOTOS, `Bitte höchstens ${MOST_FOTOS} Fotos.`).default([]),
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

const moment = z.iso.datetime({ offset: true })

/** The states in other systems. An unknown state becomes `eingegangen`. */
const otherStates: Readonly<Record<string, Schadenstand>> = {
  offen: 'eingegangen',
  open: 'eingegangen',
  'in bearbeitung': 'in_arbeit',
  in_bearbeitung: 'in_arbeit',
  closed: 'erledigt',
  geschlossen: 'erledigt',
  behoben: 'erledigt',
}

const standOf = (given: unknown): Schadenstand => {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  const ours = schadenstaendeNamen.find(name => name === word || schadenstaende[name].toLowerCase() === word)
  return ours ?? (Object.hasOwn(otherStates, word) ? otherStates[word] : undefined) ?? 'eingegangen'
}

export const schadenstand = z
  .enum(schadenstaendeNamen as [Schadenstand, ...Schadenstand[]])
  .register(otherForms, { take: standOf })
export const schadenschritt = z.enum(schadenschritteNamen as [Schadenschritt, ...Schadenschritt[]])

/** The steps so far: the moment, the state, and the text of the town. */
const verlauf = z.array(z.object({ am: moment, stand: schadenstand, text: z.string().default('') }))

/** Completes a report without a moment of change: it was last changed when it was reported. */
function withBothMoments(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const { gemeldet_am: told, geaendert_am: changed } = given as Record<string, unknown>
  return { ...given, gemeldet_am: told || changed, geaendert_am: changed || told }
}

/** A public damage: what the town has released of the report. */
export const schaden = z
  .object({
    nummer: z.string(),
    kategorie: schadenskategorie,
    /** Empty unless the town shows the author's text. */
    text: z.string().default(''),
    lage: schadenspunkt.nullable(),
    adresse: z.string().default(''),
    ort: z.string().default(''),
    angaben: z.record(z.string(), z.string()).default({}),
    /** The photos that the town shows. */
    fotos: z.array(fotokennung),
    stand: schadenstand,
    /** The last text of the town. */
    grund: z.string().default(''),
    /** The number of another report of the same damage. */
    doppelt_zu: z.string().nullable(),
    /** The expected day of completion. */
    erwartet_am: z.iso.date().nullable(),
    gemeldet_am: moment,
    geaendert_am: moment,
    detailURL: field.link({ label: 'Adresse der Einzelseite' }),
  })
  .meta({ id: 'Schaden', title: 'Gemeldeter Schaden' })
  .register(otherForms, { take: withBothMoments })
export type Schaden = z.infer<typeof schaden>

export const schadenMitVerlauf = schaden
  .extend({ verlauf })
  .meta({ id: 'SchadenMitVerlauf', title: 'Gemeldeter Schaden mit seinen Schritten' })
export type SchadenMitVerlauf = z.infer<typeof schadenMitVerlauf>

/** A report for its author: everything they entered, public or not. */
export const eigenerSchaden = schadenMitVerlauf
  .extend({
    oeffentlich: z.boolean(),
    /** `gefragt`: a mail asks the author to confirm the address. */
    nachrichten: z.enum(['keine', 'gefragt', 'ja']),
    /** Whether this key proves the address, as the key in the mail does. */
    bestellbar: z.boolean(),
    /**
     * The delivery of the latest mail to the author; absent without a mail, or if its state is no longer
     * known.
     */
    zustellung: zustellungslage.optional(),
    schritte: z.array(schadenschritt),
    /** Opens the report without number and secret. */
    schluessel: z.string(),
  })
  .meta({ id: 'EigenerSchaden', title: 'Eigene Meldung eines Schadens' })
export type EigenerSchaden = z.infer<typeof eigenerSchaden>

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

/** A report for the town. It does not contain the address of its author: mails are sent automatically. */
export const gepruefterSchaden = schaden
  .omit({ fotos: true })
  .extend({
    /** Whether the report is public, and which parts are: its text, and each of its photos. */
    oeffentlich: z.boolean(),
    text_zeigen: z.boolean(),
    fotos: z.array(z.object({ kennung: fotokennung, zeigen: z.boolean() })),
    /** Whether the author gets a mail about each step. */
    mit_nachrichten: z.boolean(),
    /** The delivery of the latest mail to the author, if they get mails. */
    zustellung: mailzustellung.optional(),
    /**
     * The delivery of the mail that asks for a confirmation of the address, until the address is confirmed.
     */
    bestaetigung: mailzustellung.optional(),
    verlauf: z.array(
      z.object({
        am: moment,
        stand: schadenstand,
        text: z.string(),
        von: z.enum(['melder', 'stadt', 'uhr']),
      }),
    ),
    /** Reports that may be about the same damage, the nearest first. */
    nahe: z.array(
      z.object({
        nummer: z.string(),
        kategorie: schadenskategorie,
        stand: schadenstand,
        wo: z.string(),
        meter: z.number().int().nullable(),
      }),
    ),
    schritte: z.array(schadenschritt),
    /** The version, which the next change must name: starts at 1 and grows with every change. */
    fassung: z.number().int().min(1),
  })
  .meta({ id: 'GepruefterSchaden', title: 'Gemeldeter Schaden für die Prüfung' })
export type GepruefterSchaden = z.infer<typeof gepruefterSchaden>
