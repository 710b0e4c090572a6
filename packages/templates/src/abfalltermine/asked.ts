import { abfallcodes, abfallortId, type Tonnenwahl, tonnenIn, variantenkennung } from '@rathausplatz/contract'
import { fieldOfBin } from '../abfall/addresses.ts'
import { hrefWith } from '../visitor-query.ts'

const ansichten = ['liste', 'monat', 'jahr'] as const
export type Ansicht = (typeof ansichten)[number]

/** The query of the page: an address in the town or the id of its place, and how to show the collections. */
export type Asked = {
  strasse: string
  ort: string
  bezirk: string
  hausnummer: string
  /** Id of a place. */
  abfallort: string | undefined
  fraktionen: string[]
  /** The bins that the household has; undefined if the address does not say it. */
  tonnen: Tonnenwahl | undefined
  ansicht: Ansicht
}

const LONGEST = 120

export function askedIn(query: URLSearchParams): Asked {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST)
  const [place = '', ...more] = query.getAll('abfallort')
  return {
    strasse: text('strasse'),
    ort: text('ort').slice(0, 80),
    bezirk: text('bezirk').slice(0, 80),
    hausnummer: text('hausnummer').slice(0, 20),
    abfallort: more.length === 0 && abfallortId.safeParse(place).success ? place : undefined,
    fraktionen: [...new Set(query.getAll('fraktion'))].filter(name => /^[a-z]{3,20}$/.test(name)),
    tonnen: binsIn(query),
    ansicht: ansichten.find(name => name === query.get('ansicht')) ?? 'liste',
  }
}

/** Reads the choice from a link (`tonnen`) or from the form, which has a field for each kind. */
function binsIn(query: URLSearchParams): Tonnenwahl | undefined {
  const fields = abfallcodes.flatMap(fraktion => {
    const kennung = variantenkennung.safeParse(query.get(fieldOfBin(fraktion)))
    return kennung.success ? [[fraktion, kennung.data] as const] : []
  })
  const [text, ...more] = query.getAll('tonnen')
  if (fields.length === 0 && (text === undefined || more.length > 0)) return undefined
  return new Map([...tonnenIn(text ?? ''), ...fields])
}

/** Returns the address of another view of a place, without parameters that have their default value. */
export function hrefOf(
  path: string,
  abfallort: string,
  {
    ansicht,
    fraktionen,
    tonnen,
    monat,
    jahr,
  }: Partial<Pick<Asked, 'ansicht' | 'fraktionen'>> & {
    tonnen?: string
    monat?: string | undefined
    jahr?: number | undefined
  },
): string {
  const bare = hrefWith(path, {
    abfallort,
    ansicht: ansicht === 'liste' ? undefined : ansicht,
    monat,
    jahr,
    tonnen,
  })
  return [bare, ...(fraktionen ?? []).map(name => `fraktion=${name}`)].join('&')
}
