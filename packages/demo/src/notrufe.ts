/**
 * Numbers of the country and the state, the same in every town: the only ones outside the range of Rebenau.
 * They stand here once; pages show them from here.
 */
const notrufe = {
  feuerwehr: '112',
  polizei: '110',
  bereitschaftsdienst: '116 117',
  gift: '0761 19240',
  apotheken: '0800 0022833',
  sperrnotruf: '116 116',
  telefonseelsorge: '0800 1110111',
  kinder: '116 111',
  eltern: '0800 1110550',
  gewalt: '116 016',
} as const

export type Notruf = keyof typeof notrufe

/** As it is read: its parts stay on one line. */
export const notruf = (name: Notruf): string => notrufe[name].replaceAll(' ', '\u00a0')

export const alleNotrufe = Object.keys(notrufe) as Notruf[]

/** As an address that dials: 112 and its like take no country code. */
export const waehle = (name: Notruf): string => {
  const digits = notrufe[name].replaceAll(' ', '')
  return `tel:${digits.startsWith('0') ? `+49${digits.slice(1)}` : digits}`
}

/** As a link in formatted text. */
export const rufe = (name: Notruf): string => `<a href="${waehle(name)}">${notruf(name)}</a>`
