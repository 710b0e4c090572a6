import type { Terminanliegen, Terminangebot as Wire } from '@rathausplatz/contract'
import type { Leistung, Organisationseinheit, Terminangebot } from '@rathausplatz/contract/records'
import type { Holidays } from '@rathausplatz/kalender'
import { telephoneOf } from '../aemter/offices.ts'
import type { CmsStore } from '../collections/collections.ts'
import { leistungPfad } from '../collections/leistung.ts'
import { adresseDer } from '../collections/organisationseinheit.ts'
import { anliegenId, beimAmt, terminangebotPfad } from '../collections/terminangebot.ts'
import { einheitBySlug, verweisOf } from '../endpoints/organisationseinheiten.ts'
import { publishedHolidays } from '../town-holidays.ts'

/** A bookable offer, with the office that keeps it and whose opening hours apply. */
export type Offer = {
  readonly id: string
  readonly data: Terminangebot
  readonly unit: Organisationseinheit
  /** The public holidays of the town. */
  readonly holidays: Holidays
}

export type Anliegen = Terminangebot['anliegen'][number]

/** Most offers in one read; a town has a few offices with appointments. */
const MOST_OFFERS = 200

export type Published = CmsStore['published']

/** A source of offers. Inside a transaction it has no `document`, so withdrawn offers are not found. */
type Source = { readonly published: Published; readonly document?: CmsStore['document'] }

export function offersIn(store: Source) {
  const withUnit = async (id: string, data: Terminangebot): Promise<Offer | undefined> => {
    const unit = await einheitBySlug(store, data.amt)
    return unit && { id, data, unit: unit.data, holidays: await publishedHolidays(store.published) }
  }
  const serviceOf = async (slug: string | undefined): Promise<Leistung | undefined> =>
    slug === undefined ? undefined : (await store.published.byKey('leistung', leistungPfad({ slug })))?.data

  return {
    async bySlug(slug: string): Promise<Offer | undefined> {
      const found = await store.published.byKey('terminangebot', terminangebotPfad({ slug }))
      return found && withUnit(found.document_id, found.data)
    },

    /** Returns an offer, also a withdrawn one: earlier bookings of it are still valid. */
    async byId(id: string): Promise<Offer | undefined> {
      const found = (await store.published.byId(id)) ?? (await store.document?.(id))
      return found?.kind === 'terminangebot' ? withUnit(id, found.data as Terminangebot) : undefined
    },

    async all(amt?: string): Promise<Offer[]> {
      const rows = await store.published.list('terminangebot', {
        tag: amt === undefined ? undefined : beimAmt(amt),
        limit: MOST_OFFERS,
      })
      const offers = await Promise.all(rows.map(({ document_id, data }) => withUnit(document_id, data)))
      return offers
        .filter(offer => offer !== undefined)
        .toSorted((one, other) => one.data.name.localeCompare(other.data.name, 'de'))
    },

    /**
     * Returns a service for the wire. The required documents come from the record of the service, and so does
     * the name, unless the offer sets one.
     */
    async anliegen(anliegen: Anliegen): Promise<Omit<Terminanliegen, 'naechster'>> {
      const { dauer, hinweis, name } = anliegen
      const service = await serviceOf(anliegen.leistung)
      return {
        id: anliegenId(anliegen),
        name: name || (service?.name ?? anliegen.leistung ?? ''),
        dauer,
        hinweis,
        unterlagen: service?.unterlagen ?? [],
        ...(service
          ? {
              leistung: {
                id: service.slug,
                name: service.name,
                detailURL: leistungPfad(service),
              },
            }
          : {}),
      }
    },
  }
}

export type Offers = ReturnType<typeof offersIn>

export const anliegenIn = ({ data }: Offer, id: string): Anliegen | undefined =>
  data.anliegen.find(one => anliegenId(one) === id)

/** Returns an offer for the wire, without its services. */
export function onWire(
  { data, unit }: Offer,
  { mail, erinnert_ab }: Pick<Wire, 'mail' | 'erinnert_ab'>,
): Omit<Wire, 'anliegen'> {
  return {
    id: data.slug,
    name: data.name,
    amt: verweisOf(unit),
    ...(unit.anschrift ? { anschrift: unit.anschrift } : {}),
    telefon: telephoneOf(unit),
    einleitung: data.einleitung,
    mail,
    erinnert_ab,
    tage_bis_loeschung: data.aufbewahrung_tage,
  }
}

/** Returns the place of an offer that decides about rights: that of its office. */
export const placeOfOffer = ({ unit }: Offer): { kind: string; path: string } => ({
  kind: 'terminangebot',
  path: adresseDer(unit),
})
