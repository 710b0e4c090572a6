import { isSafeAddress, kanaele, type Oeffnungszeit } from '@rathausplatz/contract'
import { readEmail } from '@rathausplatz/contract/typed'
import { htmlText } from '@rathausplatz/text'
import { isKindName, readHours } from './hours.ts'
import { type Given, type GivenKommunikation, given, type ImportKind } from './shapes.ts'

/** Returns the slug of an entry of the portal. */
export type SlugOf = (kind: ImportKind, entry: { id: string; name: string }) => string

export type Mapped = { data: Record<string, unknown>; hinweise: string[] } | { gruende: string[] }

type Context = { slugOf: SlugOf; above: ReadonlyMap<string, string> }

/**
 * Converts an entry of the portal to our record, which its collection has not validated yet. Returns German
 * reasons if that is not possible.
 */
export function toRecord(kind: ImportKind, raw: unknown, context: Context): Mapped {
  const parsed = given[kind].safeParse(raw)
  if (!parsed.success)
    return {
      gruende: parsed.error.issues.slice(0, 5).map(({ path }) => `${path.join('.')}: hat eine andere Form`),
    }
  const hinweise: string[] = []
  const lost = (what: string) => hinweise.push(what)
  const { id, name } = parsed.data
  const slug = context.slugOf(kind, { id, name })
  return { data: { ...fields[kind](parsed.data as never, context, lost), name: name.trim(), slug }, hinweise }
}

type Lost = (what: string) => void
type FieldsOf<K extends ImportKind> = (
  entry: Given<K>,
  context: Context,
  lost: Lost,
) => Record<string, unknown>

const fields: { [K in ImportKind]: FieldsOf<K> } = {
  leistung: (
    { textbloecke, prozesse, formulare, organisationseinheiten, lebenslagen },
    { slugOf },
    lost,
  ) => ({
    textbloecke,
    prozesse: prozesse.filter(link => isUsable(link, lost)),
    formulare: formulare
      .filter(link => isUsable(link, lost))
      .map(({ name, url, typ }) => ({ name, url, typ: typ || 'FORMULAR' })),
    organisationseinheiten: organisationseinheiten
      .filter(({ name }) => name !== '')
      .map(stelle => ({ id: slugOf('organisationseinheit', stelle), name: stelle.name })),
    lebenslagen: [...new Set(lebenslagen.map(lage => slugOf('lebenslage', lage)))],
  }),

  lebenslage: ({ id, textbloecke }, { slugOf, above }) => {
    const parent = above.get(id)
    return {
      textbloecke,
      ...(parent === undefined ? {} : { uebergeordnet: slugOf('lebenslage', { id: parent, name: '' }) }),
    }
  },

  organisationseinheit: (einheit, { slugOf }, lost) => ({
    text: htmlOf(einheit),
    ...(einheit.uebergeordneteOE
      ? { uebergeordnet: slugOf('organisationseinheit', einheit.uebergeordneteOE) }
      : {}),
    ...anschriftOf(einheit),
    kommunikation: waysOf(einheit.kommunikation),
    kontaktpersonen: einheit.kontaktpersonen
      .filter(({ nachname }) => nachname !== '')
      .map(({ vorname, nachname, kommunikationsmoeglichkeiten }) => ({
        vorname,
        nachname,
        kommunikation: waysOf(kommunikationsmoeglichkeiten),
      })),
    oeffnungszeiten: einheit.oeffnungszeiten.oeffnungszeitenStrukturiert
      .flatMap(zeit => readHours(zeit, lost) ?? [])
      .filter(saysAnything),
  }),
}

/** Hours without a time may still say something: „nach Vereinbarung“. */
const saysAnything = ({ regulaereZeiten, abweichendeZeiten, hinweisText }: Oeffnungszeit): boolean =>
  regulaereZeiten.length > 0 ||
  abweichendeZeiten.length > 0 ||
  (hinweisText !== '' && !isKindName(hinweisText))

/**
 * True for a link with a name and a safe address; other links are left out with a note, and the service is
 * kept.
 */
function isUsable({ name, url }: { name: string; url: string }, lost: Lost): boolean {
  if (name.trim() !== '' && url.trim() !== '' && isSafeAddress(url.trim())) return true
  lost(`Link „${name || url}“ führt zu keiner brauchbaren Adresse`)
  return false
}

/** Returns the HTML of the text blocks with their titles, and of opening hours that are plain text. */
function htmlOf({ textbloecke, oeffnungszeiten }: Given<'organisationseinheit'>): string {
  const hours = oeffnungszeiten.oeffnungszeitenStrukturiert.length === 0 && oeffnungszeiten.text
  const blocks = hours
    ? [...textbloecke, { titel: 'Öffnungszeiten', text: oeffnungszeiten.text }]
    : textbloecke
  return blocks.map(({ titel, text }) => (titel ? `<h2>${htmlText(titel)}</h2>${text}` : text)).join('')
}

/** Kinds of addresses to visit, best first; post boxes are left out. */
const places = ['BESUCHERANSCHRIFT', 'HAUSANSCHRIFT']

function anschriftOf({ anschriften }: Given<'organisationseinheit'>): Record<string, unknown> {
  const [found] = places.flatMap(place => anschriften.filter(({ type }) => type === place))
  if (!found) return {}
  const { strasse, hausnummer, postleitzahl, ort } = found
  const street = [strasse, hausnummer].filter(Boolean).join(' ')
  return { anschrift: { location: '', street, zip: postleitzahl, city: ort } }
}

/** A way by mail that is no address leads nowhere; the record would be refused for it. */
const waysOf = (ways: GivenKommunikation) =>
  ways.filter(
    ({ kanal, kennung }) =>
      kanaele.includes(kanal) && kennung !== '' && (kanal !== 'EMAIL' || readEmail(kennung).ok),
  )
