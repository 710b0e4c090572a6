import type { Finding } from './finding.ts'
import { aroundOf, nameOf, type Place } from './places.ts'

const WORDS_OF_PICTURE: ReadonlySet<string> = new Set(['bildtext', 'alt'])
/** The name of the town describes the coat of arms, and the names on it describe the map. */
const DESCRIBED_BESIDE: ReadonlySet<string> = new Set(['wappen', 'karte.bild'])
const FILE_NAME = /\.(?:jpe?g|png|webp|avif|gif|svg|heic)$|^(?:img|dsc|dscn|pxl|image|screenshot)[-_ ]?\d/i
const SAYS_PICTURE =
  /^(?:ein )?(?:bild|foto|fotografie|aufnahme|abbildung|grafik)(?: (?:von|mit|des|der|zeigt)|:)/i

/** Returns the name of a file without its extension: `marktplatz-im-winter`. */
const nameOfFile = (address: string): string => (address.split('/').at(-1) ?? '').replace(/\.[a-z]+$/, '')

/** The state of a picture in the library: informative, decorative or missing. */
export type Picture = 'erzaehlt' | 'schmueckt' | 'fehlt'

/** Finds missing pictures, and pictures that need a description and have none or a bad one. */
export function pictureFindings(
  places: readonly Place[],
  pictureAt: (address: string) => Picture,
): Finding[] {
  const words = new Map(
    places.filter(place => WORDS_OF_PICTURE.has(nameOf(place))).map(place => [aroundOf(place), place]),
  )
  return places.flatMap((place): Finding[] => {
    if (place.editor !== 'bild' || place.text.trim() === '' || DESCRIBED_BESIDE.has(place.field)) return []
    const field = nameOf(place) === 'src' ? 'alt' : 'bildtext'
    const feld = `${aroundOf(place)}.${field}`.replace(/^\./, '')
    const picture = pictureAt(place.text)
    if (picture === 'fehlt')
      return [
        {
          gewicht: 'fehler',
          regel: 'bild-fehlt',
          feld: place.field,
          satz: 'Dieses Bild gibt es nicht mehr.',
          rat: 'Wählen Sie ein anderes, oder nehmen Sie das Bild noch einmal auf.',
          stelle: place.text,
        },
      ]
    const text = words.get(aroundOf(place))?.text.trim() ?? ''
    if (text === '')
      return picture === 'schmueckt'
        ? []
        : [
            {
              gewicht: 'fehler',
              regel: 'bildtext',
              feld,
              satz: 'Das Bild hat keinen Bildtext.',
              rat: 'Schreiben Sie in einem Satz, was zu sehen ist. Schmückt das Bild nur, sagen Sie das unter „Bilder und Dokumente“.',
            },
          ]
    if (FILE_NAME.test(text) || text.toLowerCase() === nameOfFile(place.text))
      return [
        {
          gewicht: 'hinweis',
          regel: 'bildtext-dateiname',
          feld,
          satz: 'Der Bildtext ist der Name einer Datei.',
          rat: 'Schreiben Sie in einem Satz, was zu sehen ist.',
          stelle: text,
        },
      ]
    if (SAYS_PICTURE.test(text))
      return [
        {
          gewicht: 'wort',
          regel: 'bildtext-bild-von',
          feld,
          satz: 'Dass es ein Bild ist, sagt schon der Browser.',
          rat: 'Beginnen Sie gleich mit dem, was zu sehen ist.',
          stelle: text,
        },
      ]
    return []
  })
}
