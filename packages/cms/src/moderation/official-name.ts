import { CmsError } from '@rathausplatz/contract'
import { baseLetters, compatible } from '@rathausplatz/text'

/**
 * Whether a name that a visitor typed speaks for the town or another authority: "Stadt Rebenau Bürgerbüro".
 * Words count, spaced letters ("S t a d t") and look-alike letters of other scripts too.
 */
export function soundsOfficial(name: string, town: string): boolean {
  const plain = folded(name)
  const words = plain.split(' ')
  const closed = words.join('')
  // Towns are called „Stadt Rebenau“, „Große Kreisstadt Rebenau“, „Markt Rebenau“.
  const here = folded(town)
    .replace(/^(?:grosse )?(?:\p{L}*stadt|\p{L}*gemeinde|markt|flecken) (?=\p{L})/u, '')
    .replaceAll(' ', '')
  if (words.some(word => OFFICIAL.test(word))) return true
  if (here.length > 3 && (closed === here || OF_TOWN.some(word => closed.includes(word + here)))) return true
  return words.every(word => word.length < 3) && CLOSED.some(word => closed.includes(word))
}

const OFFICIAL =
  /^(?:stadt|gemeinde|rathaus|kommune|behorde|verwaltung|(?:stadt|gemeinde|kreis)verwaltung|(?:ober)?(?:burger|buerger)(?:meister|buro|buero|service|amt)(?:in)?|\p{L}{3,}amt|amt|amtsgericht|gericht|notar|bauhof|stadtwerke|stadtkasse|kasse|polizei|polizeirevier|feuerwehr|landkreis|ministerium|redaktion|administration|administrator|admin|webmaster|support|moderation|pinnwand)$/u

const OF_TOWN = ['stadt', 'gemeinde', 'rathaus', 'team', 'burgerburo', 'buergerbuero']
const CLOSED = [
  'stadt',
  'rathaus',
  'gemeinde',
  'verwaltung',
  'burgerburo',
  'buergerbuero',
  'burgermeister',
  'polizei',
  'amt',
]

/** Cyrillic and Greek letters that look like Latin ones. */
const ALIKE: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  һ: 'h',
  т: 't',
  м: 'm',
  в: 'b',
  н: 'h',
  к: 'k',
  α: 'a',
  ο: 'o',
  ε: 'e',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  κ: 'k',
  υ: 'u',
  ν: 'v',
}

const folded = (text: string): string =>
  baseLetters(
    Array.from(compatible(text).toLowerCase(), letter => ALIKE[letter] ?? letter)
      .join('')
      .replaceAll('0', 'o')
      .replaceAll('1', 'i'),
  )
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

const OWN_NAME =
  'Bitte geben Sie Ihren eigenen Namen an. Im Namen der Stadt oder einer Behörde lässt sich hier nichts schreiben.'

/** Throws `ungueltig` for a name that speaks for the town. */
export function refuseOfficial(name: string, town: string): void {
  if (!soundsOfficial(name, town)) return
  throw new CmsError('ungueltig', OWN_NAME, { details: { issues: [{ path: 'name', message: OWN_NAME }] } })
}
