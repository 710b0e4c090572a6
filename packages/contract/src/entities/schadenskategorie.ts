import * as z from 'zod'
import { otherForms } from '../other-forms.ts'

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
    name: 'Müll, der dort nicht hingehört',
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
