import { startseite } from './seiten/startseite.ts'

/** Pictures that the first visitor sees: worth making in all sizes ahead of time. */
export const bilderDerStartseite: readonly string[] = [
  ...new Set(JSON.stringify(startseite).match(/(?<=\/medien\/)[a-z0-9-]+/g)),
]
