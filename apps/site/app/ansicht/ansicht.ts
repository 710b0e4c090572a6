import { type CallAnswer, type Calls, type Cms, CmsError, calls } from '@rathausplatz/contract'

/** How somebody looks at a page that need not be public. */
export type Ansicht = {
  /** An editor, in the desk; or somebody without an account who was given a link. */
  shown: 'ansicht' | 'vorschau-link'
  /** What the bar above it says of it; none where a frame says it. */
  hinweis: string | undefined
  /** Files of the library that visitors do not get yet. */
  dateien: readonly string[]
  /** Where who looks is given them, with `{datei}` for their name. */
  dateiPfad: string
}

/** What a page is drawn of. */
export type Shown = Pick<CallAnswer<Calls['redaktionAnsicht']>, 'seite' | 'dazu'>

/** What an editor looks at. */
export const forEditor = (withBar: boolean, dateien: readonly string[] = []): Ansicht => ({
  shown: 'ansicht',
  hinweis: withBar ? 'Ansicht eines Entwurfs – nur für die Redaktion sichtbar' : undefined,
  dateien,
  dateiPfad: calls.redaktionMediumBytes.path,
})

/** What whoever holds the key of a link looks at. */
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

/** The CMS as if the document of an editor were public at this address, or as if nothing stood there. */
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
