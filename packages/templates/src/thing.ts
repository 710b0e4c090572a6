import type {
  Anschrift,
  Bildupload,
  Cms,
  Kommunikation,
  Organisationseinheit,
  Stadt,
} from '@rathausplatz/contract'
import { bildadresse, hasSizes, medienPfad } from '@rathausplatz/contract/medien'
import { holidaysOf, hoursSpecification } from '@rathausplatz/kalender'
import type { Entry, TemplateSchema } from './template.ts'

/** A thing of schema.org in the JSON-LD of a page, for search engines. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** The page that a thing describes. */
export type ThingPage = {
  title: string
  description: string
  /** Full address of the page. */
  url: string
  /** When the page last changed, if known. */
  geaendert: string | undefined
  stadt: Stadt | null
  /** Returns a path of the site as a full address; undefined for other addresses. */
  address: (path: string) => string | undefined
  cms: Cms
  now: Date
}

/**
 * Describes an entry as a thing; undefined if the entry has nothing to describe. Runs on the server after the
 * loader, whose result is `data`. The thing only includes what the page shows.
 */
export type StructuredData<S extends TemplateSchema, Data = undefined> = (
  entry: Entry<S> & { data: Data },
  page: ThingPage,
) => Thing | undefined | Promise<Thing | undefined>

/** Describes the town as publisher, organiser or employer. */
export function townThing({ stadt, address }: ThingPage): Thing | undefined {
  if (!stadt) return undefined
  const { name, wappen, anschrift, telefon, email } = stadt
  return {
    '@type': 'GovernmentOrganization',
    '@id': `${address('/')}#stadt`,
    name,
    url: address('/'),
    ...filled({ telephone: telefon, email, logo: address(wappen) }),
    address: postalAddress(anschrift),
  }
}

/** Refers to the town by name, for a property of another thing. */
export const townReference = ({ stadt, address }: ThingPage): Thing | undefined =>
  stadt
    ? {
        '@type': 'GovernmentOrganization',
        '@id': `${address('/')}#stadt`,
        name: stadt.name,
        url: address('/'),
      }
    : undefined

export const postalAddress = ({ street, zip, city }: Anschrift): Thing => ({
  '@type': 'PostalAddress',
  ...filled({ streetAddress: street, postalCode: zip, addressLocality: city }),
  addressCountry: 'DE',
})

/** Returns the geographic position of an address; undefined if unknown. */
export const geoCoordinates = ({ lage }: Anschrift): Thing | undefined =>
  lage && { '@type': 'GeoCoordinates', latitude: lage.breite, longitude: lage.laenge }

/** Returns the address of a picture in a large size and a format that all readers of JSON-LD support. */
export function pictureAddress(
  { address }: ThingPage,
  picture: Partial<Bildupload> | undefined,
): string | undefined {
  const { bild = '' } = picture ?? {}
  if (hasSizes(bild)) return address(bildadresse(bild, 1440, 'jpg'))
  return bild.startsWith(medienPfad) ? address(bild) : undefined
}

/** Describes an office or facility with its hours. */
export function officeThing(einheit: Organisationseinheit, page: ThingPage): Thing {
  const { name, einleitung, anschrift, kommunikation, oeffnungszeiten, detailURL } = einheit
  const { openingHoursSpecification, specialOpeningHoursSpecification } = hoursSpecification(
    oeffnungszeiten,
    page.now,
    holidaysOf(page.stadt ?? {}),
  )
  return {
    '@type': 'GovernmentOffice',
    '@id': `${page.address(detailURL) ?? page.url}#einrichtung`,
    name,
    ...filled({
      description: einleitung,
      url: page.address(detailURL),
      telephone: contactOf(kommunikation, 'TELEFON'),
      faxNumber: contactOf(kommunikation, 'FAX'),
      email: contactOf(kommunikation, 'EMAIL'),
      image: pictureAddress(page, einheit as Partial<Bildupload>),
      address: anschrift && postalAddress(anschrift),
      geo: anschrift && geoCoordinates(anschrift),
      parentOrganization: townReference(page),
      openingHoursSpecification,
      specialOpeningHoursSpecification,
    }),
  }
}

export const contactOf = (ways: readonly Kommunikation[], kanal: Kommunikation['kanal']) =>
  ways.find(way => way.kanal === kanal)?.kennung

/** Removes empty properties, which validators report as mistakes. */
export function filled(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        value !== '' &&
        !(Array.isArray(value) && value.length === 0),
    ),
  )
}
