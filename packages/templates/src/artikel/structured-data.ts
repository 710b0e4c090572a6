import { filled, pictureAddress, type StructuredData, townReference } from '../thing.ts'
import type { artikel } from './schema.ts'

/** A news article, published by the town. */
export const artikelThing: StructuredData<typeof artikel> = ({ context }, page) => {
  const { titel, datum_von, einleitung, bildupload } = context
  return {
    '@type': 'NewsArticle',
    '@id': `${page.url}#artikel`,
    headline: titel,
    url: page.url,
    mainEntityOfPage: page.url,
    datePublished: datum_von,
    dateModified: page.geaendert ?? datum_von,
    inLanguage: 'de',
    ...filled({
      description: einleitung,
      image: pictureAddress(page, bildupload),
      author: townReference(page),
      publisher: townReference(page),
    }),
  }
}
