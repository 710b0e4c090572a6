import { readFileSync } from 'node:fs'
import type { Bildupload, HeroImage } from '@rathausplatz/contract'

/** What the list beside the pictures says of one. */
type Listed = { name: string; datei: string; bildtext: string; bildcopyright: string; bildfokus: string }

export const medienOrdner = new URL('../medien/', import.meta.url)

/** The pictures of the town. */
export const bildnamen = [
  'marktplatz-morgen',
  'weinberge-herbst',
  'panorama-rebenau',
  'freibad-sommer',
  'weinfest-abend',
  'buecherei-lesesaal',
  'schillerschule-vormittag',
  'rheinaue-nebel',
  'wochenmarkt',
  'fachwerkgasse-mittag',
  'jahnschule-sportfest',
  'musikschule-konzert',
  'klimaschutz-solardaecher',
  'stadtpark-radweg',
  'marktplatz-winter',
  'weinberge-fruehling',
  'feuerwehr-uebung',
  'rathaus-buergerbuero',
  'neubaugebiet-rebgarten',
  'kindergarten-garten',
  'abfall-tonnen',
  'ratssaal',
  'buecherei-kinderecke',
  'schillerschule-lesen',
  'jahnschule-garten',
  'musikschule-unterricht',
  'jahnschule-bewegung',
  'freibad-morgen',
  'klimaschutz-radweg',
  'freibad-sprungturm',
] as const
export type Bildname = (typeof bildnamen)[number]

/** The same, as their list has them: with file, text, author and focus. */
export const bilder: readonly Listed[] = JSON.parse(
  readFileSync(new URL('verzeichnis.json', medienOrdner), 'utf8'),
)

function listed(name: Bildname): Listed {
  const bild = bilder.find(bild => bild.name === name)
  if (!bild) throw new Error(`Das Bild „${name}“ steht nicht im Verzeichnis der Bilder.`)
  return bild
}

/** A picture as a content field holds it. */
export function bildupload(name: Bildname) {
  const { bildtext, bildcopyright, bildfokus } = listed(name)
  return { bild: `/medien/${name}`, bildtext, bildcopyright, bildfokus } satisfies Bildupload
}

/** A picture as it stands above a page. */
export function heroImage(name: Bildname): HeroImage {
  const { bild, bildtext, bildcopyright, bildfokus } = bildupload(name)
  return { src: bild, alt: bildtext, copyright: bildcopyright, fokus: bildfokus }
}
