/** The town's numbers lie in a range that is reserved for fiction. */
const DURCHWAHLEN = {
  zentrale: 100,
  buergermeisterin: 101,
  hauptamt: 105,
  buergerbuero: 110,
  standesamt: 120,
  ordnungsamt: 130,
  soziales: 140,
  familie: 150,
  bauberatung: 160,
  grundstuecke: 165,
  bauhof: 170,
  stadtwerke: 172,
  stoerung: 175,
  stromnetz: 177,
  kaemmerei: 180,
  gemeinderat: 190,
  fax: 199,
  buecherei: 200,
  freibad: 205,
  schillerschule: 210,
  jahnschule: 220,
  jugendmusikschule: 230,
  klimaschutz: 240,
  tourismus: 250,
  stadtarchiv: 255,
  datenschutz: 260,
  personal: 270,
  abfall: 280,
  internet: 290,
} as const

export type Stelle = keyof typeof DURCHWAHLEN

/** A number as DIN 5008 writes it: `030 23125-110`. */
export const nummer = (stelle: Stelle): string => `030 23125-${DURCHWAHLEN[stelle]}`

/** The number of one person: `030 23125-112`. */
export const durchwahl = (extension: number): string => `030 23125-${extension}`

export const adresse = (name: string): string => `${name}@rebenau.example.org`

/** A number as a link in formatted text. */
export const tel = (stelle: Stelle): string =>
  `<a href="tel:+493023125${DURCHWAHLEN[stelle]}">${nummer(stelle)}</a>`

/** An e-mail address as a link in formatted text. */
export const mail = (name: string): string => `<a href="mailto:${adresse(name)}">${adresse(name)}</a>`

/** A number of someone else in town, of the same range. */
export const anschluss = (durchwahl: number): string => `030 23125-${durchwahl}`
