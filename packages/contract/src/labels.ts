/**
 * Values of the wire as people call them, without schemas: the forms of the desk and the views of the site read them, and
 * a view that comes to the browser brings nothing else along.
 */

/** Kinds of employment in the words of schema.org. */
export const employmentLabels = {
  FULL_TIME: 'Vollzeit',
  PART_TIME: 'Teilzeit',
  TEMPORARY: 'befristet',
  INTERN: 'Ausbildung und Praktikum',
  VOLUNTEER: 'Freiwilligendienst',
  OTHER: 'andere',
} as const

/** State of a plot, in the order in which people look for them. */
export const bauplatzstatusLabels = {
  frei: 'frei',
  'in-vergabe': 'in Vergabe',
  reserviert: 'reserviert',
  verkauft: 'verkauft',
} as const

/** What a plan shows beside the plots. */
export const planflaechenLabels = { strasse: 'Straße', gruen: 'Grün', gebaeude: 'Gebäude' } as const

/** Ways to reach someone. */
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

/** Which of the weekdays of a month. */
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

/** How urgent a notice is, as it looks and as it is said. */
export const hinweisstufenLabels = {
  information: 'Information',
  wichtig: 'Wichtig',
  dringend: 'Dringend',
} as const

/** The same above every page, where one more is louder than all others: danger to life and limb. */
export const meldestufenLabels = { ...hinweisstufenLabels, notfall: 'Notfall' } as const

/** How loud a level is: the loudest stands first. */
export const lautstaerke = (stufe: keyof typeof meldestufenLabels): number =>
  Object.keys(meldestufenLabels).indexOf(stufe)

/** What a notice above the pages is about. */
export const hinweiskategorieLabels = {
  allgemein: 'Allgemein',
  warnung: 'Warnung',
  verkehr: 'Verkehr',
  versorgung: 'Wasser, Strom und Abfall',
  oeffnung: 'Öffnungszeiten',
  veranstaltung: 'Veranstaltung',
  verwaltung: 'Rathaus',
} as const

/** What holds on a public holiday. */
export const feiertagLabels = {
  GESCHLOSSEN: 'geschlossen',
  WIE_SONNTAG: 'wie am Sonntag',
  WIE_IMMER: 'wie an jedem Tag',
} as const

/** Rules by which a series returns. */
export const regelLabels = {
  WOECHENTLICH: 'An Wochentagen',
  MONATLICH_AM_WOCHENTAG: 'Im Monat an einem Wochentag',
  MONATLICH_AM_TAG: 'Im Monat an einem Tag',
} as const

/** Versions in which a page can be read. */
export const spracheLabels = { alltag: 'Alltagssprache', leicht: 'Leichte Sprache' } as const

/** How a page puts its slots. */
export const pageLayoutLabels = { default: 'Standard', wide: 'Breit', portal: 'Portal' } as const

/** What kind of body of the council something is. */
export const gremiumartLabels = {
  gemeinderat: 'Gemeinderat',
  ausschuss: 'Ausschuss',
  ortschaftsrat: 'Ortschaftsrat',
  beirat: 'Beirat',
  fraktion: 'Fraktion',
} as const

/** As what somebody belongs to a body. */
export const rollenLabels = {
  vorsitz: 'Vorsitz',
  stellvertretender_vorsitz: 'Stellvertretender Vorsitz',
  mitglied: 'Mitglied',
  stellvertretung: 'Stellvertretung',
  beratend: 'Beratendes Mitglied',
} as const

/** How far a meeting is. */
export const sitzungszustandLabels = {
  geplant: 'geplant',
  eingeladen: 'eingeladen',
  durchgefuehrt: 'hat stattgefunden',
  abgesagt: 'abgesagt',
} as const

/** Whether everyone may listen and read. */
export const behandlungLabels = { oeffentlich: 'öffentlich', nichtoeffentlich: 'nichtöffentlich' } as const

/** What became of an item of an agenda. */
export const ergebnisLabels = {
  angenommen: 'beschlossen',
  abgelehnt: 'abgelehnt',
  vertagt: 'vertagt',
  abgesetzt: 'abgesetzt',
  zur_kenntnis: 'zur Kenntnis genommen',
} as const

/** Whether a member came to a meeting. */
export const anwesenheitLabels = {
  anwesend: 'anwesend',
  entschuldigt: 'entschuldigt',
  abwesend: 'nicht anwesend',
} as const
