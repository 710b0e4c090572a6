import {
  type Cms,
  calls,
  isCmsError,
  isOnlineService,
  type Leistung,
  type Organisationseinheit,
  type Textblock,
  type Verweis,
} from '@rathausplatz/contract'
import { type UnitHours, unitHours } from '../opening-hours/unit-hours.ts'
import type { EntryPage, Loader } from '../template.ts'
import { anliegenPfad, terminangebote } from '../termin-link.ts'
import type { leistung } from './schema.ts'
import { type TextblockArt, textblockArt } from './textblock-art.ts'

/** A responsible office with its contact data. An office without a page has only its name. */
export type Stelle = Verweis & {
  anschrift: string
  telefon: string
  email: string
  terminlink: string
  /** State at the time of the request; null if unknown. */
  zustand: UnitHours['zustand']
}

export type LeistungData = Pick<
  Leistung,
  'kurztext' | 'unterlagen' | 'kosten' | 'bearbeitungsdauer' | 'persoenlich' | 'fristen' | 'lebenslagen'
> & {
  /** Online services. */
  online: { name: string; url: string }[]
  /** Requests through the contact form. */
  schriftlich: { name: string; url: string }[]
  /** Forms to print. */
  formulare: { name: string; url: string }[]
  stellen: Stelle[]
  /** Formatted texts by the section of the page where they belong. */
  texte: Partial<Record<TextblockArt, string>>
  /** All other texts in order. */
  weitere: { titel: string; text: string }[]
}

/** Loads a service and its responsible offices. */
export const loadLeistung: Loader<typeof leistung, LeistungData> = async (
  cms,
  { context: { id } },
  { now, holidays },
) => {
  const [found, angebote] = await Promise.all([
    cms.call(calls.leistung, { params: { id } }),
    terminangebote(cms, { leistung: id }),
  ])
  /** Booking address for this service, by office. */
  const bookedAt = new Map(
    angebote.flatMap(angebot =>
      angebot.anliegen.map(one => [angebot.amt.id, anliegenPfad(angebot, one)] as const),
    ),
  )
  const { kurztext, unterlagen, kosten, bearbeitungsdauer, persoenlich, fristen, lebenslagen } = found
  const isOnline = ({ typ }: { typ: string }) => typ === 'ONLINEDIENST'
  return {
    kurztext,
    online: [...found.prozesse.filter(isOnlineService), ...found.formulare.filter(isOnline)].map(nameAndUrl),
    schriftlich: found.prozesse.filter(prozess => !isOnlineService(prozess)).map(nameAndUrl),
    formulare: found.formulare.filter(formular => !isOnline(formular)).map(nameAndUrl),
    unterlagen,
    kosten,
    bearbeitungsdauer,
    persoenlich,
    fristen,
    lebenslagen,
    stellen: await Promise.all(
      found.organisationseinheiten.map(stelle =>
        stelleOf(cms, stelle, { now, holidays, termine: bookedAt.get(stelle.id) }),
      ),
    ),
    ...sortedTexts(found.textbloecke),
  }
}

const nameAndUrl = ({ name, url }: { name: string; url: string }) => ({ name, url })

function sortedTexts(blocks: readonly Textblock[]): Pick<LeistungData, 'texte' | 'weitere'> {
  const texte: LeistungData['texte'] = {}
  const weitere: LeistungData['weitere'] = []
  for (const block of blocks) {
    const art = textblockArt(block)
    if (art) texte[art] = (texte[art] ?? '') + block.text
    else if (block.text) weitere.push({ titel: block.titel, text: block.text })
  }
  return { texte, weitere }
}

async function stelleOf(
  cms: Cms,
  verweis: Verweis,
  { now, holidays, termine }: Pick<EntryPage, 'now' | 'holidays'> & { termine: string | undefined },
): Promise<Stelle> {
  const einheit = await einheitOf(cms, verweis)
  const kennung = (kanal: 'TELEFON' | 'EMAIL') =>
    einheit?.kommunikation.find(way => way.kanal === kanal)?.kennung ?? ''
  return {
    ...verweis,
    anschrift: einheit?.anschrift ? anschriftOf(einheit.anschrift) : '',
    telefon: kennung('TELEFON'),
    email: kennung('EMAIL'),
    terminlink: termine ?? einheit?.terminlink ?? '',
    zustand: einheit ? unitHours(einheit, now, await holidays()).zustand : null,
  }
}

async function einheitOf(cms: Cms, { id }: Verweis): Promise<Organisationseinheit | undefined> {
  try {
    return await cms.call(calls.organisationseinheit, { params: { id } })
  } catch (error) {
    // An office of the county or an unpublished office is not in the CMS: its name is enough.
    if (isCmsError(error)) return undefined
    throw error
  }
}

function anschriftOf({ street, zip, city }: NonNullable<Organisationseinheit['anschrift']>): string {
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
