import { type CallAnswer, type Calls, type Cms, CmsError, calls } from '@rathausplatz/contract'

/** How to preview a page that may not be public. */
export type Ansicht = {
  /** `ansicht`: for an editor at the desk; `vorschau-link`: for a person who has no account but the link. */
  shown: 'ansicht' | 'vorschau-link'
  /** Text of the bar above the page; undefined if the page that frames the preview shows it. */
  hinweis: string | undefined
  /** Files of the library that are not public yet. */
  dateien: readonly string[]
  /** The address that serves these files to the viewer, with `{datei}` for the file name. */
  dateiPfad: string
}

/** The contents of a previewed page. */
export type Shown = Pick<CallAnswer<Calls['redaktionAnsicht']>, 'seite' | 'dazu'>

/** The preview of an editor. */
export const forEditor = (withBar: boolean, dateien: readonly string[] = []): Ansicht => ({
  shown: 'ansicht',
  hinweis: withBar ? 'Ansicht eines Entwurfs – nur für die Redaktion sichtbar' : undefined,
  dateien,
  dateiPfad: calls.redaktionMediumBytes.path,
})

/** The preview for a person who has a link to it. */
export const forHolder = (
  schluessel: string,
  hinweis?: string,
  dateien: readonly string[] = [],
): Ansicht => ({
  shown: 'vorschau-link',
  hinweis,
  dateien,
  dateiPfad: calls.vorschauDatei.path.replace('{schluessel}', () => encodeURIComponent(schluessel)),
})

/**
 * Returns a CMS that answers as if the draft were public at this address, or as if the address did not exist.
 */
export function cmsWith(cms: Cms, address: string, shown: Shown | undefined): Cms {
  const instead = (name: string, { params, query }: Asked): unknown => {
    if (name === calls.route.name && query?.['url'] === address) {
      if (!shown) throw new CmsError('nicht-gefunden')
      return shown.seite
    }
    const own = (shown?.dazu as Readonly<Record<string, Named>> | undefined)?.[name]
    return own && own.id === params?.['id'] && own.slug === params?.['slug'] ? own : undefined
  }
  const call = async (call: { name: string }, input: Asked) =>
    instead(call.name, input) ?? cms.call(call as never, input as never)
  return { call: call as Cms['call'] }
}

type Named = { id?: string; slug?: string }
type Asked = { params?: Readonly<Record<string, unknown>>; query?: Readonly<Record<string, unknown>> }
