import { type Schadenskategorie, schadensaufgabe, schadenskategorieOf } from '@rathausplatz/contract'
import { Refused } from './refused.ts'

/** Reads the form of a program that sends a report. */

/** Returns the fields of the form. Throws `Refused` if the request is no form. */
export async function formIn(request: Request): Promise<URLSearchParams> {
  if (!isForm(request)) throw new Refused(400, [NO_FORM])
  return new URLSearchParams(await request.text())
}

const isForm = ({ headers }: Request): boolean =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded'

const NO_FORM = 'Bitte senden Sie die Meldung als application/x-www-form-urlencoded.'

export const said = (form: URLSearchParams, name: string): string => form.get(name)?.trim() ?? ''

/** Returns the report of a form about a service. Throws `Refused` if it is not valid. */
export function reportIn(form: URLSearchParams, code: Schadenskategorie) {
  const picture = pictureIn(said(form, 'media_url'))
  const meldung = schadensaufgabe.safeParse({
    einreichung: crypto.randomUUID(),
    kategorie: code,
    text: withPicture(said(form, 'description') || schadenskategorieOf(code).name, picture),
    lage: pointIn(said(form, 'lat'), said(form, 'long')),
    adresse: isShort(said(form, 'address_string')) ? said(form, 'address_string') : '',
    ort: isShort(said(form, 'address_string')) ? '' : said(form, 'address_string'),
    angaben: attributesIn(form),
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

/** Returns the point; null if both are empty. Throws `Refused` if one of them is missing or is no number. */
function pointIn(lat: string, long: string) {
  if (lat === '' && long === '') return null
  const point = { breite: Number(lat), laenge: Number(long) }
  if (lat === '' || long === '' || !Number.isFinite(point.breite) || !Number.isFinite(point.laenge))
    throw new Refused(400, ['lat und long gehören zusammen: zwei Zahlen in Grad (WGS 84).'])
  return point
}

/** Reads `attribute[mast]=RB-0417`, and `attribute[mast][]` as well. Empty values are ignored. */
function attributesIn(form: URLSearchParams): Record<string, string> {
  const named = [...form].flatMap(([name, value]) => {
    const code = /^attribute\[([\w-]{1,40})\](?:\[\])?$/.exec(name)?.[1]
    return code === undefined || value.trim() === '' ? [] : [[code, value.trim()] as const]
  })
  return Object.fromEntries(named)
}

/** The picture is not fetched, against SSRF: the report names its address, and editors open it or not. */
function pictureIn(address: string): string[] {
  if (address === '') return []
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol) || address.length > 500)
    throw new Refused(400, ['media_url ist keine Adresse eines Bildes.'])
  return [`Bild: ${address}`]
}

/**
 * Appends the address of the picture. A description that fits only without the address is shortened, and ends
 * with an ellipsis.
 */
function withPicture(description: string, picture: readonly string[]): string {
  const after = picture.map(line => `\n\n${line}`).join('')
  const most = LONGEST_TEXT - after.length
  const isOnlyTooLongTogether = description.length > most && description.length <= LONGEST_TEXT
  return `${isOnlyTooLongTogether ? `${description.slice(0, most - 1)}…` : description}${after}`
}

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
