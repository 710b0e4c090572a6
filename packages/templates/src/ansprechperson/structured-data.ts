import type { Bildupload } from '@rathausplatz/contract'
import { contactOf, filled, pictureAddress, type StructuredData } from '../thing.ts'
import type { AnsprechpersonData } from './load.ts'
import type { ansprechperson } from './schema.ts'

/** Describes the person with the contact data that the page shows. */
export const ansprechpersonThing: StructuredData<typeof ansprechperson, AnsprechpersonData> = (
  { context, data: { person, einheit } },
  page,
) => {
  if (!person) return undefined
  const { vorname, nachname, funktion, kommunikation } = person
  return {
    '@type': 'Person',
    '@id': `${page.url}#person-${context.person.einheit}-${context.person.person}`,
    name: `${vorname} ${nachname}`.trim(),
    ...filled({
      jobTitle: funktion,
      telephone: contactOf(kommunikation, 'TELEFON'),
      faxNumber: contactOf(kommunikation, 'FAX'),
      email: contactOf(kommunikation, 'EMAIL'),
      image: pictureAddress(page, person as Partial<Bildupload>),
      worksFor: {
        '@type': 'GovernmentOffice',
        name: einheit.name,
        ...filled({ url: page.address(einheit.detailURL) }),
      },
    }),
  }
}
