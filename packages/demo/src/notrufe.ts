import { type Notruf, notruf, waehle } from '@rathausplatz/contract/notrufe'

/** A number that holds in the whole country, as a link in formatted text. */
export const rufe = (name: Notruf): string => `<a href="${waehle(name)}">${notruf(name)}</a>`
