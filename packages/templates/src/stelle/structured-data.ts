import { htmlText } from '@rathausplatz/text'
import { filled, postalAddress, type StructuredData, townReference } from '../thing.ts'
import type { stelle } from './schema.ts'

/**
 * Describes an open job. A job has a page only while applications are possible, so there is no posting of a
 * filled job.
 */
export const stelleThing: StructuredData<typeof stelle, unknown> = ({ context }, page) => {
  const { titel, datePosted, validThrough, employmentType, einheit, arbeitsort } = context
  const { einleitung, aufgaben, profil, angebot, bewerbung } = context
  const place = arbeitsort ?? page.stadt?.anschrift
  return {
    '@type': 'JobPosting',
    '@id': `${page.url}#stelle`,
    title: titel,
    url: page.url,
    description: [`<p>${htmlText(einleitung || titel)}</p>`, aufgaben, profil, angebot, bewerbung].join(''),
    datePosted,
    employmentType,
    identifier: {
      '@type': 'PropertyValue',
      name: page.stadt?.name ?? titel,
      value: page.url.split('/').at(-1),
    },
    ...filled({
      validThrough,
      hiringOrganization: townReference(page),
      industry: context.bereich,
      employmentUnit: einheit && { '@type': 'Organization', name: einheit },
      jobLocation: place && { '@type': 'Place', address: postalAddress(place) },
      baseSalary: salaryOf(context),
    }),
  }
}

/** Gross monthly salary in euros, if stated in figures. */
function salaryOf({
  entgelt_von,
  entgelt_bis,
}: {
  entgelt_von?: number | undefined
  entgelt_bis?: number | undefined
}) {
  if (entgelt_von === undefined && entgelt_bis === undefined) return undefined
  const value = {
    '@type': 'QuantitativeValue',
    unitText: 'MONTH',
    ...filled({ minValue: entgelt_von, maxValue: entgelt_bis }),
  }
  return { '@type': 'MonetaryAmount', currency: 'EUR', value }
}
