import * as z from 'zod'

/** Fields that several calls of the pin board have. */

/** The limit is above the length of our keys: a text of another length is looked up like a key. */
export const schluessel = z.string().max(200).meta({ title: 'Schlüssel aus einer E-Mail' })
/** Makes sending idempotent: the same form sent twice is one entry or one message. */
export const einreichung = z.uuid().meta({ description: 'Kennung des ausgefüllten Formulars' })
