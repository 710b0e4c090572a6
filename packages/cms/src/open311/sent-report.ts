import { type Schadenskategorie, schadensaufgabe, schadenskategorieOf } from '@rathausplatz/contract'
import { asLabel } from '@rathausplatz/text'
import { Refused } from './refused.ts'
import { type Answers, answersIn } from './sent-answers.ts'

/** Reads the form of a program that sends a report. */

/** The fields of a form, and whether files came with it, which nobody asked for. */
export type SentForm = { readonly fields: URLSearchParams; readonly hasFiles: boolean }

/**
 * Returns the fields of a form: URL-encoded as the specification demands, or `multipart/form-data` as many
 * programs send. Throws `Refused` if the request is no form.
 */
export async function formIn(request: Request): Promise<SentForm> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded')
    return { fields: new URLSearchParams(await request.text()), hasFiles: false }
  const form = type === 'multipart/form-data' ? await request.formData().catch(() => undefined) : undefined
  if (!form) throw new Refused(400, [NO_FORM])
  const texts = [...form].filter((part): part is [string, string] => typeof part[1] === 'string')
  const hasFiles = [...form].some(([, value]) => typeof value !== 'string' && value.size > 0)
  return { fields: new URLSearchParams(texts), hasFiles }
}

const NO_FORM = 'Bitte senden Sie die Meldung als application/x-www-form-urlencoded oder multipart/form-data.'

export const said = (form: URLSearchParams, name: string): string => form.get(name)?.trim() ?? ''

/** Returns the report of a form about a service. Throws `Refused` if it is not valid. */
export function reportIn(form: URLSearchParams, code: Schadenskategorie) {
  const answers = answersIn(form, code)
  const meldung = schadensaufgabe.safeParse({
    einreichung: crypto.randomUUID(),
    kategorie: code,
    text: withLines(said(form, 'description') || schadenskategorieOf(code).name, linesOf(form, answers)),
    lage: pointIn(said(form, 'lat'), said(form, 'long')),
    adresse: isShort(said(form, 'address_string')) ? said(form, 'address_string') : '',
    ort: isShort(said(form, 'address_string')) ? '' : said(form, 'address_string'),
    angaben: answers.angaben,
  })
  if (!meldung.success)
    throw new Refused(
      400,
      meldung.error.issues.map(
        ({ path, message }) => `${NAMES[String(path[0])] ?? path.join('.')}: ${message}`,
      ),
    )
  return meldung.data
}

/** Returns what a form says beside its description, one line each: nothing of it is dropped. */
function linesOf(form: URLSearchParams, { others }: Answers): string[] {
  const addressId = said(form, 'address_id')
  return [
    ...others.map(({ name, wert }) => `${asLabel(name)} ${wert}`),
    ...(addressId === '' ? [] : [`Kennung der Adresse: ${addressId}`]),
    ...picturesIn([...form.getAll('media_url'), ...form.getAll('media_url[]')]),
  ]
}

/** Returns the point; null if both are empty. Throws `Refused` if one of them is missing or is no number. */
function pointIn(lat: string, long: string) {
  if (lat === '' && long === '') return null
  const point = { breite: Number(lat), laenge: Number(long) }
  if (lat === '' || long === '' || !Number.isFinite(point.breite) || !Number.isFinite(point.laenge))
    throw new Refused(400, ['lat und long gehören zusammen: zwei Zahlen in Grad (WGS 84).'])
  return point
}

/** Pictures are not fetched, against SSRF: the report names their addresses, and editors open them or not. */
function picturesIn(addresses: readonly string[]): string[] {
  const given = [...new Set(addresses.map(address => address.trim()).filter(Boolean))]
  return given.map(address => {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol) || address.length > 500)
      throw new Refused(400, ['media_url ist keine Adresse eines Bildes.'])
    return `Bild: ${address}`
  })
}

/**
 * Appends lines. A description that fits only without them is shortened, and ends with an ellipsis. Throws
 * `Refused` if the lines alone are too long.
 */
function withLines(description: string, lines: readonly string[]): string {
  const after = lines.length === 0 ? '' : `\n\n${lines.join('\n')}`
  const most = LONGEST_TEXT - after.length
  if (most < SHORTEST_DESCRIPTION)
    throw new Refused(400, ['attribute, media_url: zusammen sind sie zu lang.'])
  const isOnlyTooLongTogether = description.length > most && description.length <= LONGEST_TEXT
  return `${isOnlyTooLongTogether ? `${description.slice(0, most - 1)}…` : description}${after}`
}

/** What is left at least of a description beside its lines. */
const SHORTEST_DESCRIPTION = 200

/** Longest text that `schadensaufgabe` accepts. */
const LONGEST_TEXT = 4_000

const isShort = (address: string): boolean => address.length <= 120 && !/\p{Cc}/u.test(address)

/** Names of our fields in Open311, for error messages. */
const NAMES: Readonly<Record<string, string>> = {
  text: 'description',
  lage: 'lat, long',
  adresse: 'address_string',
  ort: 'address_string',
  angaben: 'attribute',
}
