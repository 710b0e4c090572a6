import { composed } from '@rathausplatz/text'
import type { Reader } from './foreign-names.ts'
import { fieldInWords } from './german-names.ts'

/** Stands for a link, so that its commas and brackets end no clause. */
const LINK = '\u{E000}'
const BEFORE = String.raw`(?<![\p{L}\p{N}])(?:\p{L}{1,20}[ -]?-)?\p{L}{0,20}?`

/** Words of credentials: with them, a reader could enter a house, or a conference that is not public. */
const SECRET = String.raw`${BEFORE}(?:passw(?:or[dt]|ör?ter)|passcodes?|kennw(?:or|ör)t(?:er)?|kenncodes?|zugangscodes?|zugangsdaten|einwahldaten|geheimzahl|(?:meeting|konferenz|webinar|teilnehmer|besprechungs)[ -]?id)(?!\p{L})|(?<!\p{L})(?:\p{L}{1,20}-)?(?:meeting|konferenz|sitzungs|zugangs|einwahl|gast|zoom|webex|tür|alarm)?pin(?!\p{L})`
/** Words of a code that needs a key beside it. */
const CODE = String.raw`(?!qr)(?<!qr-)${BEFORE}(?:code(?:s|wort|nummer|schloss|zahl)?|kombination|zahlenschloss|tresor|safe|alarm(?:anlage)?|wi-?fi|w-?lan|ssid|log-?in|benutzer(?:name)?|username)(?!\p{L})`
/** Words that are usual in an address too. */
const ENTRY = String.raw`${BEFORE}(?:schlüssel(?:kasten|box|depot|fach|schrank|nummer)?|zugang|zutritt|einwahl|t(?:ü|ue)r(?:e|öffner|schloss)?|transponder)(?!\p{L})`
/** Three digits or more, also „3-7-9-1“ and „47 11“. */
const KEY = String.raw`\d(?:[ .*#-]?\d){2}`
const MARKED = String.raw`\d[*#]|[*#]\d`

const found = (source: string): RegExp => new RegExp(source, 'iu')
const HAS_KEY = found(`${KEY}|${MARKED}`)
/** „4711 ist der Türcode“: the key stands before its word. */
const KEY_FIRST = String.raw`(?<!\d)${KEY}[^,;()]{0,40}(?:${SECRET}|${BEFORE}(?:code|kombination)(?!\p{L}))(?![^,;()]*\d)`
const IN_PLACE = [
  found(KEY_FIRST),
  found(`${SECRET}|${LINK}`),
  found(String.raw`${CODE}(?=\s?[:=]|[^,;()]*\d)`),
  found(
    `${ENTRY}(?!:? (?:über|ueber|von|vom|durch|neben|gegenüber|via|hinter|bei)(?!\\p{L}))(?=[^,;()]*(?:${KEY}|${MARKED}))`,
  ),
  found(String.raw`(?<![\p{L}\d])(?:[*#]\d{3}|\d{3,8}[*#])`),
]
/** A name may be about passwords and alarms: the key stands directly behind the word. */
const YEAR = String.raw`(?:19|20)\d\d(?!\d)`
const AMOUNT = String.raw`[\d.]{1,12}(?:,\d+|,-)? ?(?:€|euro|eur|mio|stück|haushalte|einwohner|m²|qm|%)`
const IN_NAME = [
  found(LINK),
  found(String.raw`(?:${SECRET})(?:\s?[:=]\s?\S|\s(?!${YEAR}|${AMOUNT})(?=\p{L}*\d)\S{3})`),
  found(
    String.raw`(?:${CODE}(?:\s?[:=-]\s?|\s)|${ENTRY}\s?[:=-]\s?)(?!${YEAR}|${AMOUNT})(?:${KEY}|${MARKED}|(?=\p{L}{1,20}\d{2})\S)`,
  ),
  // Behind a door or a key without a sign, nothing but digits: „Zugang 250 Flüchtlinge“ has none.
  found(String.raw`${ENTRY}\s(?!${YEAR})(?=[\d .*#-]{3,40}(?:[,;()]|$))\d`),
  found(String.raw`(?:${CODE})(?: \p{L}{1,20}){1,3}:\s?(?!${YEAR}|${AMOUNT})\d{3}`),
  found(
    String.raw`(?:${SECRET}|(?!qr)(?<!qr-)${BEFORE}codes?(?!\p{L}))(?: \p{L}{1,20}){1,3} (?!${YEAR}|${AMOUNT})\d{3}`,
  ),
]

const ADDRESS =
  /^[\p{P}\p{S}]*(?:\p{L}{1,20}:)?(?:https?:\/\/|www\.)\S|^[(<„"]?[\w-]{1,60}\.[\w.-]{2,100}\/\S/iu
const CONFERENCE =
  /zoom|webex|teams|meet|jitsi|bbb|bigbluebutton|goto|whereby|lifesize|alfaview|edudip|skype|senfcall|konferenz|conf|meetup-join|\/(?:j|join|rooms?|b)\/|(?:pwd|passw?|password|passcode|token|key|pin)=/iu
/** Words that only lead to a link or a key. */
const LABEL =
  /(?:^|[\s,;:(–-]+)(?:\p{L}{1,20}-)?(?:link|zugang|zugangslink|einwahl(?:link)?|per|via|unter|mit|und|siehe|adresse|url|zoom|teams|webex|jitsi|meeting|code)[\s:=(–-]*$/iu

/** Replaces links by a mark, in a name only those of a conference. */
const withMarks = (text: string, isName: boolean): string =>
  text
    .split(/(\s+)/u)
    .map(word => {
      if (!ADDRESS.test(word) || (isName && !CONFERENCE.test(word))) return word
      const label = /^.{0,20}?(?=https?:|www\.)/iu.exec(word)?.[0] ?? /^[(<„"]?/u.exec(word)?.[0] ?? ''
      return `${label}${LINK}${/[),;.>]{0,5}$/u.exec(word)?.[0] ?? ''}`
    })
    .join('')

/** Returns where the first access in a clause begins. */
function accessAt(clause: string, patterns: readonly RegExp[]): number | undefined {
  const all = patterns.flatMap(pattern => pattern.exec(clause)?.index ?? [])
  return all.length === 0 ? undefined : Math.min(...all)
}

/** Whether a clause behind an access may be more of it: a key, or no word. */
const goesOn = (clause: string): boolean =>
  /[\p{L}\p{N}]/u.test(clause) &&
  (HAS_KEY.test(clause.replace(/(?<!\d)\d{5} (?=\p{L})/u, '')) || !/\p{L}{3}/u.test(clause))

function cut(text: string, isName: boolean): { readonly text: string; readonly hadAccess: boolean } {
  const marked = withMarks(composed(text), isName)
  const patterns = isName ? IN_NAME : IN_PLACE
  let hadAccess = false
  const kept = marked.split(/(?<=[,;()])/u).map(clause => {
    const at = accessAt(clause, patterns)
    if (at === undefined) return hadAccess && goesOn(clause) ? '' : clause
    hadAccess = true
    let rest = clause.slice(0, at)
    for (let round = 0; round < 4 && LABEL.test(rest); round++) rest = rest.replace(LABEL, '')
    return `${rest}${/[,;)]$/u.exec(clause)?.[0] ?? ''}`
  })
  return hadAccess ? { text: tidy(kept.join('')), hadAccess } : { text, hadAccess }
}

/** Removes brackets without a partner, double commas and what hangs at the ends. */
function tidy(text: string): string {
  let opened = 0
  const balanced = Array.from(text).filter((letter, index, all) => {
    if (letter === '(') {
      const isClosed = all.includes(')', index)
      if (isClosed) opened++
      return isClosed
    }
    if (letter !== ')') return true
    if (opened === 0) return false
    opened--
    return true
  })
  return balanced
    .join('')
    .replaceAll(/\([\s,;:–-]{0,20}\)/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ (?=[,;)])/gu, '')
    .replaceAll(/[,;:–-]+(?=[,;)])/gu, '')
    .replaceAll(/^[\s,;:–-]+|[\s,;:(/–-]+$/gu, '')
}

/** Returns a place without links and access data, and whether it had any. In doubt, more is cut. */
export function withoutAccess(place: string): { readonly place: string; readonly hadAccess: boolean } {
  const { text, hadAccess } = cut(place, false)
  return { place: text, hadAccess }
}

/** Returns the name of a meeting, an item, a paper or a body without access data, and whether it had any. */
export const nameWithoutAccess = (name: string) => cut(name, true)

/** Reads a name without access data; the report says that they are missing. */
export function openName(reader: Reader, field: string, most?: number): string {
  const { text, hadAccess } = nameWithoutAccess(reader.line(field, most))
  if (hadAccess) reader.hinweise.add(`${fieldInWords(field)} enthält dort Zugangsdaten; sie fehlen hier`)
  return text
}
