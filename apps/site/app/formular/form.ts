import type { CallAnswer, calls } from '@rathausplatz/contract'

/** A form of the town as the site draws it. */
export type Form = CallAnswer<typeof calls.formular>

/** A form, or the part of a form that one page asks. */
export type Pages = Pick<Form, 'schritte'>
