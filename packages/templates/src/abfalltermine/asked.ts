import { abfallortId } from '@rathausplatz/contract'
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
    ansicht: ansichten.find(name => name === query.get('ansicht')) ?? 'liste',
  }
}

/** Returns the address of another view of a place, without parameters that have their default value. */
export function hrefOf(
  path: string,
  abfallort: string,
  {
    ansicht,
    fraktionen,
    monat,
    jahr,
  }: Partial<Pick<Asked, 'ansicht' | 'fraktionen'>> & {
    monat?: string | undefined
    jahr?: number | undefined
  },
): string {
  const bare = hrefWith(path, {
    abfallort,
    ansicht: ansicht === 'liste' ? undefined : ansicht,
    monat,
    jahr,
  })
  return [bare, ...(fraktionen ?? []).map(name => `fraktion=${name}`)].join('&')
}
