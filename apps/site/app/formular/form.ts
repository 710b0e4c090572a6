import type { CallAnswer, calls } from '@rathausplatz/contract'

/** A form of the town as the site draws it. */
export type Form = CallAnswer<typeof calls.formular>

/** The same, or what is left of it when it is turned over: a few questions at a time. */
export type Pages = Pick<Form, 'schritte'>
