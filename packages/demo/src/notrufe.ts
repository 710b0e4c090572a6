import { type Notruf, notruf, waehle } from '@rathausplatz/contract/notrufe'

/** Returns a national number as a link for formatted text. */
export const rufe = (name: Notruf): string => `<a href="${waehle(name)}">${notruf(name)}</a>`
