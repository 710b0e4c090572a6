import { readFileSync } from 'node:fs'
import type { Bildupload, HeroImage } from '@rathausplatz/contract'

/** An entry in the list of pictures. */
type Listed = { name: Bildname; datei: string; bildtext: string; bildcopyright: string; bildfokus: string }

export const medienOrdner = new URL('../medien/', import.meta.url)

/** The titles of the pictures. */
export const bildtitel = {
  'marktplatz-morgen': 'Marktplatz am Morgen',
  'weinberge-herbst': 'Weinberge im Herbst',
  'panorama-rebenau': 'Panorama von Rebenau',
  'freibad-sommer': 'Freibad im Sommer',
  'weinfest-abend': 'Weinfest am Abend',
  'buecherei-lesesaal': 'Lesesaal der Bücherei',
  'schillerschule-vormittag': 'Schillerschule am Vormittag',
  'rheinaue-nebel': 'Rheinaue im Nebel',
  wochenmarkt: 'Wochenmarkt',
  'fachwerkgasse-mittag': 'Fachwerkgasse am Mittag',
  'jahnschule-sportfest': 'Sportfest der Jahnschule',
  'musikschule-konzert': 'Konzert der Musikschule',
  'klimaschutz-solardaecher': 'Solardächer',
  'stadtpark-radweg': 'Radweg im Stadtpark',
  'marktplatz-winter': 'Marktplatz im Winter',
  'weinberge-fruehling': 'Weinberge im Frühling',
  'feuerwehr-uebung': 'Übung der Feuerwehr',
  'rathaus-buergerbuero': 'Bürgerbüro im Rathaus',
  'neubaugebiet-rebgarten': 'Neubaugebiet Rebgarten',
  'kindergarten-garten': 'Garten des Kindergartens',
  'abfall-tonnen': 'Mülltonnen am Straßenrand',
  ratssaal: 'Ratssaal',
  'buecherei-kinderecke': 'Kinderecke der Bücherei',
  'schillerschule-lesen': 'Lesestunde in der Schillerschule',
  'jahnschule-garten': 'Schulgarten der Jahnschule',
  'musikschule-unterricht': 'Unterricht der Musikschule',
  'jahnschule-bewegung': 'Bewegte Pause der Jahnschule',
  'freibad-morgen': 'Freibad am Morgen',
  'klimaschutz-radweg': 'Radweg über die Felder',
  'freibad-sprungturm': 'Sprungturm im Freibad',
} as const
export type Bildname = keyof typeof bildtitel

/** The pictures from their list, with file, text, author and focus. */
export const bilder: readonly Listed[] = JSON.parse(
  readFileSync(new URL('verzeichnis.json', medienOrdner), 'utf8'),
)

function listed(name: Bildname): Listed {
  const bild = bilder.find(bild => bild.name === name)
  if (!bild) throw new Error(`Das Bild „${name}“ steht nicht im Verzeichnis der Bilder.`)
  return bild
}

/** Returns a picture as a content field. */
export function bildupload(name: Bildname) {
  const { bildtext, bildcopyright, bildfokus } = listed(name)
  return { bild: `/medien/${name}`, bildtext, bildcopyright, bildfokus } satisfies Bildupload
}

/** Returns a picture for the top of a page. */
export function heroImage(name: Bildname): HeroImage {
  const { bild, bildtext, bildcopyright, bildfokus } = bildupload(name)
  return { src: bild, alt: bildtext, copyright: bildcopyright, fokus: bildfokus }
}
