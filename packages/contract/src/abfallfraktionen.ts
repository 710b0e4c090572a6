/** A kind of collected waste under its usual name; a town may choose another name. */
export type Fraktionsvorgabe = {
  readonly name: string
  /** Shown on the drawing of the bin, so that residents need not tell colours apart. */
  readonly buchstabe: string
  /** The drawing of the fraction. */
  readonly symbol: Abfallsymbol
  readonly farbe: string
  /** Other names of the fraction in imported files, in lower case. */
  readonly auch: readonly string[]
}

export const abfallsymbole = [
  'tonne',
  'sack',
  'flasche',
  'zweig',
  'flamme',
  'sofa',
  'stecker',
  'baum',
  'info',
] as const
export type Abfallsymbol = (typeof abfallsymbole)[number]

/** Every fraction by its code, in the order of lists. */
export const abfallfraktionen = {
  restmuell: {
    name: 'Restmüll',
    buchstabe: 'R',
    symbol: 'tonne',
    farbe: '#4a4f55',
    auch: [
      'restabfall',
      'restmülltonne',
      'hausmüll',
      'graue tonne',
      'schwarze tonne',
      'restmüllbehälter',
      'hausabfall',
      'reststoff',
      'restm',
      'rest',
    ],
  },
  biomuell: {
    name: 'Biotonne',
    buchstabe: 'B',
    symbol: 'tonne',
    farbe: '#7a4a1e',
    auch: [
      'biomüll',
      'bioabfall',
      'bio',
      'braune tonne',
      'bioabfälle',
      'biogut',
      'bioabf',
      'kompost',
      'komposttonne',
    ],
  },
  papier: {
    name: 'Papier',
    buchstabe: 'P',
    symbol: 'tonne',
    farbe: '#1f5fa8',
    auch: [
      'altpapier',
      'papiertonne',
      'papier, pappe, karton',
      'ppk',
      'blaue tonne',
      'pappe',
      'karton',
      'kartonage',
      'kartonagen',
      'altpapier, pappe, karton',
      'papiersammlung',
    ],
  },
  gelb: {
    name: 'Gelbe Tonne',
    buchstabe: 'G',
    symbol: 'tonne',
    farbe: '#f2c200',
    auch: [
      'gelber sack',
      'gelbe säcke',
      'wertstofftonne',
      'leichtverpackungen',
      'lvp',
      'verpackungen',
      'wertstoffe',
      'gelb',
      'gelbersack',
      'gelbsack',
      'wertstoff',
      'leichtstoffe',
      'leichtstoffverpackungen',
      'leichtverp',
      'metallverpackungen',
      'metallverp',
      'kunststoffverpackungen',
      'verkaufsverpackungen',
      'dsd',
    ],
  },
  glas: {
    name: 'Glas',
    buchstabe: 'L',
    symbol: 'flasche',
    farbe: '#2e7d5b',
    auch: ['glassammlung', 'altglas', 'glasverpackungen', 'verpackungen aus glas'],
  },
  gruengut: {
    name: 'Grüngut',
    buchstabe: 'N',
    symbol: 'zweig',
    farbe: '#4c7a1f',
    auch: [
      'grünschnitt',
      'grünabfall',
      'grünabfälle',
      'baum- und strauchschnitt',
      'häckselgut',
      'laub',
      'gartenabfall',
      'gartenabfälle',
      'astschnitt',
      'grünabfuhr',
      'grünsammlung',
      'baumschnitt',
      'strauchschnitt',
      'strauchgut',
      'strauchwerk',
      'heckenschnitt',
      'baumschnittgut',
      'laubsack',
    ],
  },
  schadstoff: {
    name: 'Schadstoffmobil',
    buchstabe: 'S',
    symbol: 'flamme',
    farbe: '#b3261e',
    auch: [
      'schadstoffsammlung',
      'problemstoffe',
      'schadstoffe',
      'sondermüll',
      'problemstoffsammlung',
      'giftmobil',
      'problemmüll',
      'problemabfall',
      'problemabfälle',
      'problemstoffmobil',
      'sonderabfall',
      'sonderabfälle',
      'umweltmobil',
      'schadstoffsammelmobil',
    ],
  },
  sperrmuell: {
    name: 'Sperrmüll',
    buchstabe: 'M',
    symbol: 'sofa',
    farbe: '#6b4f8a',
    auch: ['sperrmüllabholung', 'sperrgut', 'sperrmüllsammlung', 'sperrabfall'],
  },
  elektro: {
    name: 'Elektroschrott und Metall',
    buchstabe: 'E',
    symbol: 'stecker',
    farbe: '#0f6f7c',
    auch: [
      'elektroschrott',
      'elektrokleingeräte',
      'elektrogeräte',
      'altmetall',
      'altmetall/schrott',
      'schrott',
      'metall',
      'elektronikschrott',
      'elektro',
      'elektroaltgeräte',
      'elektrogroßgeräte',
      'metallschrott',
      'kühlgeräte',
    ],
  },
  christbaum: {
    name: 'Christbäume',
    buchstabe: 'C',
    symbol: 'baum',
    farbe: '#14532d',
    auch: [
      'christbaum',
      'weihnachtsbaum',
      'weihnachtsbäume',
      'tannenbaum',
      'tannenbäume',
      'christbaumsammlung',
      'christbäume',
    ],
  },
  hinweis: {
    name: 'Hinweis',
    buchstabe: 'H',
    symbol: 'info',
    farbe: '#5b6470',
    auch: ['wertstoffhof geschlossen', 'hinweise'],
  },
} as const satisfies Readonly<Record<string, Fraktionsvorgabe>>

export type Abfallfraktion = keyof typeof abfallfraktionen
export const abfallcodes = Object.keys(abfallfraktionen) as [Abfallfraktion, ...Abfallfraktion[]]

export type Abholfraktion = Exclude<Abfallfraktion, 'hinweis'>
export const isAbholung = (fraktion: Abfallfraktion): fraktion is Abholfraktion => fraktion !== 'hinweis'

/** All variants of a fraction: the household does not know which one it has. */
export const ALLE_TONNEN = 'alle'
/** The code of the usual variant, which has no name. */
export const UEBLICHE_TONNE = 'ueblich'
