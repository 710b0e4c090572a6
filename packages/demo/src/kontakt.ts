/** Extensions of the town; its numbers are in a range reserved for fiction. */
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
  kaemmerei: 181,
  kasse: 180,
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
  regenbogen: 410,
  rebstoeckle: 411,
  stadtparkkita: 412,
  altrheinkita: 413,
  waldkindergarten: 414,
  jugendhaus: 415,
  feuerwehr: 420,
  unterweiler: 425,
  lindenhof: 426,
} as const

export type Stelle = keyof typeof DURCHWAHLEN

/** Returns a number in the notation of DIN 5008: `030 23125-110`. */
export const nummer = (stelle: Stelle): string => `030 23125-${DURCHWAHLEN[stelle]}`

/** Returns the number of one person: `030 23125-112`. */
export const durchwahl = (extension: number): string => `030 23125-${extension}`

export const adresse = (name: string): string => `${name}@rebenau.example.org`

/** Returns a number as a link for formatted text. */
export const telLink = (kennung: string): string =>
  `<a href="tel:+49${kennung.replaceAll(/\D/g, '').slice(1)}">${kennung}</a>`

export const tel = (stelle: Stelle): string => telLink(nummer(stelle))

/** Returns an e-mail address as a link for formatted text. */
const mailLink = (email: string): string => `<a href="mailto:${email}">${email}</a>`

export const mail = (name: string): string => mailLink(adresse(name))

/** Returns the number of a club or a business in town, from the same range. */
export const anschluss = (extension: number): string => durchwahl(extension)
