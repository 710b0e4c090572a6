import { filled, type StructuredData, type ThingPage, townReference } from '../thing.ts'
import type { LeistungData } from './load.ts'
import type { leistung } from './schema.ts'

/** Describes the service: responsible office and ways to get it. */
export const leistungThing: StructuredData<typeof leistung, LeistungData> = ({ data }, page) => {
  const [responsible] = data.stellen
  return {
    '@type': 'GovernmentService',
    '@id': `${page.url}#leistung`,
    name: page.title,
    serviceType: page.title,
    url: page.url,
    ...filled({
      description: data.kurztext,
      provider: responsible
        ? {
            '@type': 'GovernmentOffice',
            name: responsible.name,
            ...filled({
              url: page.address(responsible.detailURL),
              telephone: responsible.telefon,
              email: responsible.email,
            }),
          }
        : townReference(page),
      areaServed: page.stadt && { '@type': 'AdministrativeArea', name: page.stadt.anschrift.city },
      availableChannel: [
        ...data.online.map(({ name, url }) => ({
          '@type': 'ServiceChannel',
          name,
          ...filled({ serviceUrl: webAddress(url, page) }),
        })),
        ...data.stellen.flatMap(({ name, telefon }) =>
          telefon
            ? [
                {
                  '@type': 'ServiceChannel',
                  name,
                  servicePhone: { '@type': 'ContactPoint', telephone: telefon },
                },
              ]
            : [],
        ),
      ],
    }),
  }
}

/** Online services may be on other sites. */
const webAddress = (url: string, { address }: ThingPage) => (/^https?:\/\//.test(url) ? url : address(url))
