import type { Bildupload } from '@rathausplatz/contract'
import { holidaysOf, hoursSpecification } from '@rathausplatz/kalender'
import {
  contactOf,
  filled,
  geoCoordinates,
  pictureAddress,
  postalAddress,
  type StructuredData,
} from '../thing.ts'
import type { VerzeichniseintragData } from './load.ts'
import type { verzeichniseintrag } from './schema.ts'

/**
 * Describes a club, practice or business. Only a business with an address is described as a place with hours
 * and a position.
 */
export const verzeichniseintragThing: StructuredData<typeof verzeichniseintrag, VerzeichniseintragData> = (
  { context, data },
  page,
) => {
  const { name, einleitung, anschrift, kommunikation, webseite, oeffnungszeiten } = context
  const isBusiness = data.verzeichnis.eintragsart === 'betrieb' && anschrift !== undefined
  return {
    '@type': isBusiness ? 'LocalBusiness' : 'Organization',
    '@id': `${page.url}#eintrag`,
    name,
    url: page.url,
    ...filled({
      description: einleitung,
      telephone: contactOf(kommunikation, 'TELEFON'),
      faxNumber: contactOf(kommunikation, 'FAX'),
      email: contactOf(kommunikation, 'EMAIL'),
      sameAs: webseite,
      image: pictureAddress(page, context as Partial<Bildupload>),
      address: anschrift && postalAddress(anschrift),
      ...(isBusiness
        ? {
            geo: geoCoordinates(anschrift),
            ...hoursSpecification(oeffnungszeiten, page.now, holidaysOf(page.stadt ?? {})),
          }
        : {}),
    }),
  }
}
