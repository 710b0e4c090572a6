import { startseite } from './seiten/startseite.ts'

/** The pictures of the home page: the first visitor needs them, so all their sizes are made in advance. */
export const bilderDerStartseite: readonly string[] = [
  ...new Set(JSON.stringify(startseite).match(/(?<=\/medien\/)[a-z0-9-]+/g)),
]
