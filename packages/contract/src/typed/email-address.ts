import { plainSigns } from '@rathausplatz/text'
import { type Typed, typed, wrong } from './typed.ts'

/** The longest part before the @, and the longest address (RFC 5321). */
const LONGEST_LOCAL = 64
const LONGEST = 254

/**
 * An e-mail address, also at a domain with umlauts: `erika@müller.example`. Before the @, all signs that need
 * no quotes (RFC 5322).
 */
export const email =
  /^(?=.{1,254}$)(?=.{1,64}@)(?!\.)(?!.*\.\.)[\w!#$%&'*+/=?^`{|}~.-]*[\w!#$%&'*+/=?^`{|}~-]@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+\p{L}[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}]$/u

const EXAMPLE = 'zum Beispiel name@example.org.'
/** The message for a text that is no e-mail address. */
export const NO_EMAIL = `Bitte geben Sie eine E-Mail-Adresse an, ${EXAMPLE}`

/** `mailto:`, quotes and brackets around an address, a display name before it, a full stop behind it. */
function bare(text: string): string {
  const plain = plainSigns(text).replace(/^(?:mailto|(?:e-?)?mail(?:-?adresse)?) ?: ?/i, '')
  const [, inBrackets] = /^[^<>@]*<([^<>]+)>[.,;]?$/.exec(plain) ?? []
  const alone = (inBrackets ?? plain)
    .replace(/^mailto:/i, '')
    .replace(/^["'„“”«»(]+(.*[^"'„“”«»)])["'„“”«»)]+$/, '$1')
    .replace(/[.,;]+$/, '')
    .trim()
  // Quotes that the part before the @ does not need.
  return alone.replace(/^"([\w.+-]+)"@/, '$1@')
}

/** Reads an e-mail address as people type it. */
export function readEmail(text: string): Typed {
  if (text.length > 4 * LONGEST) return wrong(NO_EMAIL)
  const address = bare(text)
  if (email.test(address)) return typed(address)
  if (address === '') return wrong(NO_EMAIL)
  const ats = address.split('@').length - 1
  if (ats === 0) return wrong(faultWithoutAt(address))
  if (ats > 1)
    return wrong(
      /@.+[\s,;/].*@/.test(address)
        ? `Hier stehen zwei E-Mail-Adressen. Bitte geben Sie nur eine an, ${EXAMPLE}`
        : `In der E-Mail-Adresse steht das @-Zeichen zweimal. Bitte geben Sie sie so an: name@example.org.`,
    )
  const [local = '', domain = ''] = address.split('@')
  if (local === '')
    return wrong(`Vor dem @-Zeichen fehlt der Name. Bitte geben Sie die Adresse ganz an, ${EXAMPLE}`)
  if (domain === '')
    return wrong(`Nach dem @-Zeichen fehlt der Anbieter. Bitte geben Sie die Adresse ganz an, ${EXAMPLE}`)
  const sign = instead(local, domain)
  if (sign !== undefined) return wrong(sign)
  if (address.includes(' '))
    return wrong(`In einer E-Mail-Adresse steht kein Leerzeichen. Bitte schreiben Sie sie ohne, ${EXAMPLE}`)
  if (local.length > LONGEST_LOCAL)
    return wrong(
      `Vor dem @-Zeichen stehen mehr als ${LONGEST_LOCAL} Zeichen. Bitte prüfen Sie die Adresse, ${EXAMPLE}`,
    )
  if (address.length > LONGEST)
    return wrong(`Die E-Mail-Adresse hat mehr als ${LONGEST} Zeichen. Bitte prüfen Sie sie, ${EXAMPLE}`)
  if (/^\.|\.\.|\.@/.test(address))
    return wrong(`In der E-Mail-Adresse steht ein Punkt zu viel. Bitte prüfen Sie sie, ${EXAMPLE}`)
  if (/["„“”]/.test(local))
    return wrong(`Bitte schreiben Sie die E-Mail-Adresse ohne Anführungszeichen, ${EXAMPLE}`)
  if (/[^\x21-\x7e]/.test(local)) {
    const [sign = ''] = /[^\x21-\x7e]/u.exec(local) ?? []
    return wrong(
      `Das Zeichen „${sign}“ steht in keiner E-Mail-Adresse vor dem @-Zeichen. Bitte prüfen Sie sie, ${EXAMPLE}`,
    )
  }
  const [odd] = /[^\p{L}\p{M}\p{N}.-]/u.exec(domain) ?? []
  if (odd !== undefined)
    return wrong(
      `Das Zeichen „${odd}“ steht in keiner E-Mail-Adresse nach dem @-Zeichen. Bitte prüfen Sie sie, ${EXAMPLE}`,
    )
  if (!domain.includes('.'))
    return wrong(
      `Nach dem @-Zeichen fehlt das Ende, etwa „.de“. Bitte geben Sie die Adresse ganz an, ${EXAMPLE}`,
    )
  return wrong(NO_EMAIL)
}

/** What people write for the @, to hide an address from programs or for want of the key. */
const FOR_AT = /[([{<] ?(?:at|ät|ad|a|klammeraffe) ?[)\]}>]| (?:at|ät|klammeraffe) |[-_](?:at|ät)[-_]/i

function faultWithoutAt(address: string): string {
  if (/^[\d +()/.-]{5,}$/.test(address)) return `Hier steht eine Telefonnummer. ${NO_EMAIL}`
  const [word] = FOR_AT.exec(address) ?? []
  return word === undefined
    ? `In der E-Mail-Adresse fehlt das @-Zeichen. Bitte geben Sie sie ganz an, ${EXAMPLE}`
    : `In der E-Mail-Adresse fehlt das @-Zeichen. Bitte schreiben Sie es statt „${word.trim()}“, ${EXAMPLE}`
}

const NAMES_OF_SIGNS: Readonly<Record<string, string>> = {
  ',': 'ein Komma',
  ';': 'ein Strichpunkt',
  ':': 'ein Doppelpunkt',
}

/** Says which sign or word stands where an address has a dot, or that more follows the address. */
function instead(local: string, domain: string): string | undefined {
  const [sign = ''] = /[,;:]/.exec(domain) ?? /[,;]/.exec(local) ?? []
  const named = NAMES_OF_SIGNS[sign]
  if (named !== undefined)
    return email.test(`${local}@${domain}`.replaceAll(/ ?[,;:] ?/g, '.'))
      ? `In der E-Mail-Adresse steht ${named}. Meinen Sie einen Punkt? Bitte prüfen Sie sie, ${EXAMPLE}`
      : `In der E-Mail-Adresse steht ${named}. Bitte geben Sie nur die Adresse an, ${EXAMPLE}`
  const [word] = /[([{] ?(?:dot|punkt|\.) ?[)\]}]| (?:dot|punkt) /i.exec(domain) ?? []
  return word === undefined ? undefined : `Bitte schreiben Sie statt „${word.trim()}“ einen Punkt, ${EXAMPLE}`
}
