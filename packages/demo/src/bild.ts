import { existsSync, readFileSync } from 'node:fs'
import type { Bildupload, HeroImage } from '@rathausplatz/contract'

/** What the list beside the finished pictures says of one. */
type Listed = { name: string; datei: string; bildtext: string; bildcopyright: string; bildfokus: string }

export const medienOrdner = new URL('../medien/', import.meta.url)

/** Pictures of the town that the content names. The text is used until the picture itself is in the list. */
const bildtexte = {
  'marktplatz-morgen': 'Der Marktplatz von Rebenau im Morgenlicht mit Rathaus und Brunnen',
  'weinberge-herbst': 'Weinberge im Herbst, gelbe und rote Reben im Abendlicht',
  'panorama-rebenau': 'Blick vom Rebberg über die Dächer von Rebenau bis zum Rhein',
  'freibad-sommer': 'Freibad an einem Sommertag mit Sprungturm und Liegewiese',
  'weinfest-abend': 'Lichterketten über Tischen in einem Innenhof beim Weinfest',
  'buecherei-lesesaal': 'Lesesaal der Stadtbücherei mit hohen Regalen und einem Lesesessel am Fenster',
  'schillerschule-vormittag': 'Schulhof der Schillerschule am Vormittag, Kinder zwischen Kastanien',
  'rheinaue-nebel': 'Kopfweiden am Altrhein, über dem Wasser liegt Morgennebel',
  wochenmarkt: 'Marktstände mit Gemüse und Blumen unter gestreiften Schirmen',
  'fachwerkgasse-mittag': 'Enge Gasse mit Fachwerkhäusern in der Mittagssonne',
  'jahnschule-sportfest': 'Kinder laufen beim Sportfest der Jahnschule auf einer roten Bahn',
  'musikschule-konzert': 'Jugendliche mit Streichinstrumenten auf einer Bühne',
  'klimaschutz-solardaecher': 'Solarmodule auf den Dächern der Schule, dahinter die Weinberge',
  'stadtpark-radweg': 'Radfahrende auf einem breiten Weg unter Platanen',
  'marktplatz-winter': 'Verschneiter Marktplatz mit beleuchteten Buden',
  'weinberge-fruehling': 'Junges Grün an den Reben, dahinter ein Dorf mit Kirchturm',
  'feuerwehr-uebung': 'Feuerwehrleute bei einer Übung mit der Drehleiter am Abend',
  'rathaus-buergerbuero': 'Heller Empfang im Bürgerbüro, eine Mitarbeiterin berät einen Besucher am Tresen',
  'neubaugebiet-rebgarten': 'Rohbauten und ein Kran im Neubaugebiet am Rand der Reben',
  'kindergarten-garten': 'Kinder spielen im Garten eines Kindergartens unter einem Apfelbaum',
  'abfall-tonnen': 'Vier Abfalltonnen in verschiedenen Farben vor einer Sandsteinmauer',
  ratssaal: 'Ratssaal mit Tischen im Halbkreis und Stadtwappen',
} as const

export type Bildname = keyof typeof bildtexte
export const bildnamen = Object.keys(bildtexte) as Bildname[]

/** The finished pictures, as their list has them. */
export const fertigeBilder: readonly Listed[] = readList()

function readList(): readonly Listed[] {
  const file = new URL('verzeichnis.json', medienOrdner)
  if (!existsSync(file)) return []
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(list) ? list : []
}

/** A picture as a content field holds it. */
export function bildupload(name: Bildname) {
  const listed = fertigeBilder.find(bild => bild.name === name)
  return {
    bild: `/medien/${name}`,
    bildtext: listed?.bildtext ?? bildtexte[name],
    bildcopyright: listed?.bildcopyright ?? 'Stadt Rebenau',
    bildfokus: listed?.bildfokus ?? '50% 50%',
  } satisfies Bildupload
}

/** A picture as it stands above a page. */
export function heroImage(name: Bildname): HeroImage {
  const { bild, bildtext, bildcopyright, bildfokus } = bildupload(name)
  return { src: bild, alt: bildtext, copyright: bildcopyright, fokus: bildfokus }
}
