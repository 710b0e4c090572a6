import type {
  Anschrift,
  Bildupload,
  Cms,
  Kommunikation,
  Organisationseinheit,
  Stadt,
} from '@rathausplatz/contract'
import { bildadresse, hasSizes, medienPfad } from '@rathausplatz/contract/medien'
import { hoursSpecification } from '@rathausplatz/kalender'
import type { Entry, TemplateSchema } from './template.ts'

/** A thing of schema.org, as search engines read it beside a page (JSON-LD). */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** The page that a thing is told of. */
export type ThingPage = {
  title: string
  description: string
  /** Full address of the page. */
  url: string
  /** When the page last changed, if that is known. */
  geaendert: string | undefined
  stadt: Stadt | null
  /** A path of the site as a full address; undefined for any other address. */
  address: (path: string) => string | undefined
  cms: Cms
  now: Date
}

/**
 * An entry as a thing, or none. Runs on the server only, after the entry's loader: `data` is what that brought. Only
 * what people read on the page is told.
 */
export type StructuredData<S extends TemplateSchema, Data = undefined> = (
  entry: Entry<S> & { data: Data },
  page: ThingPage,
) => Thing | undefined | Promise<Thing | undefined>

/** The town, as whoever publishes, organises or employs. */
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

/** The town by its name alone, where the thing is about something else. */
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

/** Where an address lies, if its record says so. */
export const geoCoordinates = ({ lage }: Anschrift): Thing | undefined =>
  lage && { '@type': 'GeoCoordinates', latitude: lage.breite, longitude: lage.laenge }

/** A picture in its largest size that every reader of JSON-LD knows. */
export function pictureAddress(
  { address }: ThingPage,
  picture: Partial<Bildupload> | undefined,
): string | undefined {
  const { bild = '' } = picture ?? {}
  if (hasSizes(bild)) return address(bildadresse(bild, 1440, 'jpg'))
  return bild.startsWith(medienPfad) ? address(bild) : undefined
}

/** An office or house with its hours. */
export function officeThing(einheit: Organisationseinheit, page: ThingPage): Thing {
  const { name, einleitung, anschrift, kommunikation, oeffnungszeiten, detailURL } = einheit
  const { openingHoursSpecification, specialOpeningHoursSpecification } = hoursSpecification(
    oeffnungszeiten,
    page.now,
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

/** Without what is empty: an empty property says nothing and reads as a mistake. */
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
