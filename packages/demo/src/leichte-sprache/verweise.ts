/** A page in Leichte Sprache, with the services and the life situations that it explains. */
type Verweis = { link: string; titel: string; zu: readonly string[] }

/** The titles are those of the pages; a test compares them. */
export const verweise: readonly Verweis[] = [
  {
    link: '/leichte-sprache/ausweis',
    titel: 'Neuer Ausweis und Reise-Pass',
    zu: ['personalausweis', 'reisepass', 'ausweis-verloren', 'ausweise-und-reisen'],
  },
  {
    link: '/rathaus/buergerbuero/wohnsitz?sprache=leicht',
    titel: 'Sie haben eine neue Wohnung',
    zu: ['wohnsitz-anmelden', 'wohnsitz-ummelden', 'umzug', 'neu-in-rebenau'],
  },
  { link: '/leben/abfall?sprache=leicht', titel: 'Müll und Tonnen', zu: ['sperrmuell', 'abfalltonne'] },
  {
    link: '/leichte-sprache/wenig-geld',
    titel: 'Sie haben wenig Geld',
    zu: ['wohngeld', 'rebenau-pass', 'wohnkosten'],
  },
  {
    link: '/leichte-sprache/behinderung',
    titel: 'Leben mit Behinderung',
    zu: ['schwerbehindertenausweis', 'parkausweis-behinderung', 'buergerbus', 'behinderung'],
  },
  {
    link: '/leben/familie/kita?sprache=leicht',
    titel: 'Ein Platz in der Kita',
    zu: ['kita-anmeldung', 'kita-und-schule'],
  },
  {
    link: '/leichte-sprache/standesamt',
    titel: 'Heiraten, Geburt und Tod',
    zu: [
      'eheschliessung-anmelden',
      'geburt-anzeigen',
      'sterbefall-anzeigen',
      'heirat',
      'geburt',
      'todesfall',
    ],
  },
  { link: '/leichte-sprache/hund', titel: 'Einen Hund anmelden', zu: ['hundesteuer', 'haustiere'] },
  { link: '/leichte-sprache/verloren', titel: 'Verloren und gefunden', zu: ['fundsachen'] },
]

/** Returns a text block with the link to the easy page of a service or a life situation; none without one. */
export const inLeichterSprache = (slug: string): { typ: string; titel: string; text: string }[] =>
  verweise
    .filter(({ zu }) => zu.includes(slug))
    .map(({ link, titel }) => ({
      typ: '',
      titel: 'In Leichter Sprache',
      text: `<p><a href="${link}">${titel}</a></p>`,
    }))
