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
import { kennwort } from './formular.ts'
import { mailzustellung, zustellungslage } from './mailzustellung.ts'

/** A question that is asked of one category alone. Nobody has to answer it. */
export type Schadensfrage = {
  readonly label: string
  readonly hilfe: string
  /** Answers to choose from; without them it is a line. */
  readonly werte?: Readonly<Record<string, string>>
}

type Kategorie = {
  readonly name: string
  /** What belongs to it, for whoever chooses. */
  readonly beschreibung: string
  readonly stichworte: readonly string[]
  readonly gruppe: string
  readonly fragen: Readonly<Record<string, Schadensfrage>>
}

/** What can be reported, in the order in which it is offered: on the pages, at the desk and as services of Open311. */
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

/** Without the types of each: a category as whoever loops over them knows it. */
export const schadenskategorieOf = (kategorie: Schadenskategorie): Kategorie => schadenskategorien[kategorie]

export const schadenskategorie = z.enum(
  Object.keys(schadenskategorien) as [Schadenskategorie, ...Schadenskategorie[]],
  'Bitte wählen Sie, was kaputt ist.',
)

/** A category of another CMS: ours by its code or its name, else any other. */
const kategorieOf = (given: unknown): unknown => {
  const word = typeof given === 'string' ? given.trim().toLowerCase() : ''
  const known = Object.entries(schadenskategorien).find(
    ([code, { name }]) => code === word || name.toLowerCase() === word,
  )
  return known?.[0] ?? 'anderes'
}
schadenskategorie.register(otherForms, { take: kategorieOf })

/** By which a report is called: `S-7GQ2M9XD`. */
export const schadensnummer = z
  .string('Bitte geben Sie die Nummer an, zum Beispiel S-7GQ2M9XD.')
  .max(40)
  .overwrite(asSpoken)
  .regex(/^S-[0-9A-HJKMNP-TV-Z]{8}$/, 'Bitte geben Sie die Nummer an, zum Beispiel S-7GQ2M9XD.')
  .meta({ title: 'Nummer der Meldung' })

export const fotokennung = z.string().regex(/^[\w-]{22}$/)
/** Photos of one report. */
export const MOST_FOTOS = 3

export const schadenspunkt = z
  .object({ breite: z.number().min(-90).max(90), laenge: z.number().min(-180).max(180) })
  .meta({ id: 'Schadenspunkt', title: 'Punkt auf der Karte (WGS 84)' })

/** Where it is: a point, an address, or words. Any one of them is enough, and none of them is asked for alone. */
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

/** The texts are for whoever fills in the form. */
const gemeldet = z.object({
  kategorie: schadenskategorie.meta({ title: 'Was ist kaputt?' }),
  text: filledIn(givenText(4_000), 'Bitte beschreiben Sie in ein, zwei Sätzen, was Sie sehen.').meta({
    title: 'Was sehen Sie?',
    description: 'Auch, ob jemand zu Schaden kommen kann. Bitte keine Namen und keine Kennzeichen.',
  }),
  ...ort,
  /** What is asked of its category alone, by the name of the question. */
  angaben: z.record(z.string().max(40), givenLine(100)).default({}),
  fotos: z.array(fotokennung).max(MOST_FOTOS, `Bitte höchstens ${MOST_FOTOS} Fotos.`).default([]),
  /** Empty: whoever reports it looks it up with number and secret. */
  email: emailOrNothing().default('').meta({
    title: 'E-Mail',
    description: 'Nur wenn Sie hören möchten, was daraus wird. Sie steht nirgends auf der Website.',
  }),
})

/** Whether there is a place, and only answers to what is asked of the category. */
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

/** What somebody reports. */
export const schadensmeldung = gemeldet
  .superRefine(judge)
  .meta({ id: 'Schadensmeldung', title: 'Meldung eines Schadens' })
export type Schadensmeldung = z.infer<typeof schadensmeldung>

/** The same as it is sent: sent twice, it is one report. */
export const schadensaufgabe = gemeldet
  .extend({ einreichung: z.uuid().meta({ description: 'Kennung des ausgefüllten Formulars' }) })
  .superRefine(judge)
  .meta({ id: 'Schadensaufgabe', title: 'Eine neue Meldung' })
export type Schadensaufgabe = z.infer<typeof schadensaufgabe>

const moment = z.iso.datetime({ offset: true })

/** How others call our states. Of one that nobody knows it is only said that the report has arrived. */
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

/** A step that was taken: when, what it is now, and what the town says to it. */
const verlauf = z.array(z.object({ am: moment, stand: schadenstand, text: z.string().default('') }))

/** What was never changed was changed last when it was reported. */
function withBothMoments(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const { gemeldet_am: told, geaendert_am: changed } = given as Record<string, unknown>
  return { ...given, gemeldet_am: told || changed, geaendert_am: changed || told }
}

/** A damage as all may read it: what the town has released of it. */
export const schaden = z
  .object({
    nummer: z.string(),
    kategorie: schadenskategorie,
    /** Empty where the town does not show the words of whoever reported it. */
    text: z.string().default(''),
    lage: schadenspunkt.nullable(),
    adresse: z.string().default(''),
    ort: z.string().default(''),
    angaben: z.record(z.string(), z.string()).default({}),
    /** Those that the town shows. */
    fotos: z.array(fotokennung),
    stand: schadenstand,
    /** What the town said last. */
    grund: z.string().default(''),
    /** Another number under which the same damage is known. */
    doppelt_zu: z.string().nullable(),
    /** Until when the town means to be done. */
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

/** A report for whoever made it: all they said, whether or not all may read it. */
export const eigenerSchaden = schadenMitVerlauf
  .extend({
    oeffentlich: z.boolean(),
    /** `gefragt`: a mail asks whether the address is theirs. */
    nachrichten: z.enum(['keine', 'gefragt', 'ja']),
    /** Whether this key says that the address is theirs: that of the mail does. */
    bestellbar: z.boolean(),
    /** Of the latest mail to them; missing where there is none, or none is known any more. */
    zustellung: zustellungslage.optional(),
    schritte: z.array(schadenschritt),
    /** Opens it without number and secret. */
    schluessel: z.string(),
  })
  .meta({ id: 'EigenerSchaden', title: 'Eigene Meldung eines Schadens' })
export type EigenerSchaden = z.infer<typeof eigenerSchaden>

export const schadensnachweis = z
  .object({ nummer: schadensnummer, kennwort })
  .meta({ id: 'Schadensnachweis', title: 'Nummer und Kennwort einer Meldung' })

/** What whoever reported it says when they open it again. */
export const schadenWiederOeffnen = z
  .object({
    text: filledIn(givenText(1_000), 'Bitte schreiben Sie, was noch nicht in Ordnung ist.').meta({
      title: 'Was ist noch nicht in Ordnung?',
    }),
  })
  .meta({ id: 'SchadenWiederOeffnen', title: 'Einen Schaden wieder öffnen' })

/** A report for the town. The address of whoever made it is not among it: mails go by themselves. */
export const gepruefterSchaden = schaden
  .omit({ fotos: true })
  .extend({
    /** Whether all can read it, and which words and photos. */
    oeffentlich: z.boolean(),
    text_zeigen: z.boolean(),
    fotos: z.array(z.object({ kennung: fotokennung, zeigen: z.boolean() })),
    /** Whether whoever made it hears of each step. */
    mit_nachrichten: z.boolean(),
    /** Of the latest mail to them, if they hear of it. */
    zustellung: mailzustellung.optional(),
    /** Of the mail that asks whether they wish to, while they have not said so. */
    bestaetigung: mailzustellung.optional(),
    verlauf: z.array(
      z.object({
        am: moment,
        stand: schadenstand,
        text: z.string(),
        von: z.enum(['melder', 'stadt', 'uhr']),
      }),
    ),
    /** Reports that may be about the same, the nearest first. */
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
    /** For the next change: 1, and one more with every change. */
    fassung: z.number().int().min(1),
  })
  .meta({ id: 'GepruefterSchaden', title: 'Gemeldeter Schaden für die Prüfung' })
export type GepruefterSchaden = z.infer<typeof gepruefterSchaden>
