import { holidaysOf } from './holidays.ts'

/** The public holidays of Baden-Württemberg, in which the examples lie. */
export const BW = holidaysOf({ ags: '08215999' })
