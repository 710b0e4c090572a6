import { giftnotrufOf } from '@rathausplatz/contract/giftnotruf'
import { type Notruf, notruf, notrufLesen, notrufWaehlen, waehle } from '@rathausplatz/contract/notrufe'
import { AGS } from './ags.ts'

/** Returns a national number as a link for formatted text. */
export const rufe = (name: Notruf): string => `<a href="${waehle(name)}">${notruf(name)}</a>`

const gift = giftnotrufOf(AGS)?.nummer ?? ''

/** The poison centre for Rebenau, for reading and as a link. */
export const giftnotruf = notrufLesen(gift)
export const rufeGiftnotruf = `<a href="${notrufWaehlen(gift)}">${giftnotruf}</a>`
