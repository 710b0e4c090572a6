/**
 * Labels of the values on the wire, without schemas: the forms of the desk and the views of the site read
 * them, and views in the browser load nothing else with them.
 */

/** Kinds of employment; the values are those of schema.org. */
export const employmentLabels = {
  FULL_TIME: 'Vollzeit',
  PART_TIME: 'Teilzeit',
  TEMPORARY: 'befristet',
  INTERN: 'Ausbildung oder Praktikum',
  VOLUNTEER: 'Freiwilligendienst',
  OTHER: 'andere',
} as const

/** States of a plot, in the order in which people search. */
export const bauplatzstatusLabels = {
  frei: 'frei',
  'in-vergabe': 'in Vergabe',
  reserviert: 'reserviert',
  verkauft: 'verkauft',
} as const

/** The areas that a plan shows besides the plots. */
export const planflaechenLabels = { strasse: 'Straße', gruen: 'Grün', gebaeude: 'Gebäude' } as const

/** Ways to contact a person. */
export const kanalLabels = { TELEFON: 'Telefon', FAX: 'Fax', EMAIL: 'E-Mail' } as const

export const wochentagLabels = {
  MONTAG: 'Montag',
  DIENSTAG: 'Dienstag',
  MITTWOCH: 'Mittwoch',
  DONNERSTAG: 'Donnerstag',
  FREITAG: 'Freitag',
  SAMSTAG: 'Samstag',
  SONNTAG: 'Sonntag',
} as const

/** Which occurrence of a weekday in a month. */
export const wochenLabels = {
  1: 'erster',
  2: 'zweiter',
  3: 'dritter',
  4: 'vierter',
  5: 'fünfter',
  '-1': 'letzter',
} as const

export const tagestypLabels = { ...wochentagLabels, ARBEITSTAG_MO_FR: 'Montag bis Freitag' } as const

export const oeffnungszeittypLabels = {
  ALLGEMEINE_OEFFNUNGSZEIT: 'Öffnungszeiten',
  SERVICEZEIT: 'Servicezeiten',
  TELEFONISCHE_ERREICHBARKEIT: 'Telefonische Erreichbarkeit',
} as const

/** Levels of a notice: its look and its spoken label. */
export const hinweisstufenLabels = {
  information: 'Information',
  wichtig: 'Wichtig',
  dringend: 'Dringend',
} as const

/** Levels of a notice above the pages; the additional, loudest level means danger to life and limb. */
export const meldestufenLabels = { ...hinweisstufenLabels, notfall: 'Notfall' } as const

/** Returns the rank of a level: notices with a higher rank come first. */
export const lautstaerke = (stufe: keyof typeof meldestufenLabels): number =>
  Object.keys(meldestufenLabels).indexOf(stufe)

/** The topics of notices above the pages. */
export const hinweiskategorieLabels = {
  allgemein: 'Allgemein',
  warnung: 'Warnung',
  verkehr: 'Verkehr',
  versorgung: 'Wasser, Strom und Abfall',
  oeffnung: 'Öffnungszeiten',
  veranstaltung: 'Veranstaltung',
  verwaltung: 'Rathaus',
} as const

/** Which hours hold on a public holiday. */
export const feiertagLabels = {
  GESCHLOSSEN: 'geschlossen',
  WIE_SONNTAG: 'wie am Sonntag',
  WIE_IMMER: 'wie an jedem Tag',
} as const

/** The rules of a recurring series. */
export const regelLabels = {
  WOECHENTLICH: 'An Wochentagen',
  MONATLICH_AM_WOCHENTAG: 'Im Monat an einem Wochentag',
  MONATLICH_AM_TAG: 'Im Monat an einem Tag',
} as const

/** The language versions of a page. */
export const spracheLabels = { alltag: 'Alltagssprache', leicht: 'Leichte Sprache' } as const

/** The layouts of a page. */
export const pageLayoutLabels = { default: 'Standard', wide: 'Breit', portal: 'Portal' } as const

/** The kinds of bodies of the council. */
export const gremiumartLabels = {
  gemeinderat: 'Gemeinderat',
  ausschuss: 'Ausschuss',
  ortschaftsrat: 'Ortschaftsrat',
  beirat: 'Beirat',
  fraktion: 'Fraktion',
} as const

/** The roles of members in a body. */
export const rollenLabels = {
  vorsitz: 'Vorsitz',
  stellvertretender_vorsitz: 'Stellvertretender Vorsitz',
  mitglied: 'Mitglied',
  stellvertretung: 'Stellvertretung',
  beratend: 'Beratendes Mitglied',
} as const

/** What a membership is called: by its own words, or those of its role. */
export const aufgabeIn = (membership: {
  readonly rolle: keyof typeof rollenLabels
  readonly bezeichnung?: string | undefined
}): string => membership.bezeichnung || rollenLabels[membership.rolle]

/** The states of a meeting. */
export const sitzungszustandLabels = {
  geplant: 'geplant',
  eingeladen: 'eingeladen',
  durchgefuehrt: 'hat stattgefunden',
  /** It does not take place on its day, and no new day is certain. */
  verschoben: 'verschoben',
  abgesagt: 'abgesagt',
} as const

/** Whether the public may listen and read. */
export const behandlungLabels = { oeffentlich: 'öffentlich', nichtoeffentlich: 'nichtöffentlich' } as const

/** The results of an item of an agenda. */
export const ergebnisLabels = {
  angenommen: 'beschlossen',
  abgelehnt: 'abgelehnt',
  vertagt: 'vertagt',
  abgesetzt: 'abgesetzt',
  zur_kenntnis: 'zur Kenntnis genommen',
} as const

/** The attendance of a member at a meeting. */
export const anwesenheitLabels = {
  anwesend: 'anwesend',
  entschuldigt: 'entschuldigt',
  abwesend: 'nicht anwesend',
} as const
