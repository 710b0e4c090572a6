import type { CallAnswer, calls } from '@rathausplatz/contract'

/** A form of the town as the site draws it. */
export type Form = CallAnswer<typeof calls.formular>

/** The pages of a form, each with its questions, and the town for its addresses. */
export type Pages = Pick<Form, 'schritte' | 'ort'>
