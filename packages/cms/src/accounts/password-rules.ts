import { baseLetters, compatible } from '@rathausplatz/text'
import { commonPasswords } from './common-passwords.ts'

export const SHORTEST_PASSWORD = 12
const LONGEST_PASSWORD = 1_000

type Person = { readonly email: string; readonly vorname: string; readonly nachname: string }

/**
 * Returns the German reason against a password; undefined if there is none. The rules ask only for length and
 * that a password is hard to guess: rules for digits and punctuation lead to passwords that people forget and
 * programs guess.
 */
export function objectionTo(password: string, { email, vorname, nachname }: Person): string | undefined {
  const letters = Array.from(compatible(password))
  if (letters.length < SHORTEST_PASSWORD)
    return `Bitte wählen Sie ein Passwort mit mindestens ${SHORTEST_PASSWORD} Zeichen.`
  if (letters.length > LONGEST_PASSWORD) return `Bitte wählen Sie höchstens ${LONGEST_PASSWORD} Zeichen.`
  const plain = plainOf(password)
  if (isCommon(plain) || isMonotonous(plain))
    return 'Dieses Passwort steht auf Listen, die Angreifer als Erstes probieren. Bitte wählen Sie ein anderes.'
  const [mailbox = ''] = email.split('@', 1)
  const own = [email, mailbox, vorname + nachname, nachname + vorname, nachname].map(plainOf)
  if (own.some(name => name.length > 3 && restOf(plain, name).length < SHORTEST_PASSWORD - 6))
    return 'Bitte wählen Sie ein Passwort, in dem nicht Ihr Name oder Ihre E-Mail-Adresse steht.'
  return undefined
}

/** Normalizes to lower case, without spaces, punctuation and common substitutions. */
const plainOf = (text: string) =>
  baseLetters(compatible(text))
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const restOf = (plain: string, name: string) => plain.split(name).join('')

/** A common password with digits at its ends is common too. */
const isCommon = (plain: string) =>
  commonPasswords.has(plain) ||
  commonPasswords.has(plain.replaceAll(/^\d+|\d+$/g, '')) ||
  isCommonTwice(plain)

const isCommonTwice = (plain: string) => {
  const half = plain.slice(0, plain.length / 2)
  return half + half === plain && (commonPasswords.has(half) || half.length < 8)
}

const rows = [
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm',
  'qwertyuiop',
  '12345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
]

/** Whether a password has few different letters, or is a walk along the keyboard. */
function isMonotonous(plain: string): boolean {
  if (new Set(plain).size < 5) return true
  const both = rows.flatMap(row => [row, Array.from(row).toReversed().join('')])
  let rest = plain
  for (const row of both)
    for (let length = row.length; length >= 4; length--)
      for (let from = 0; from + length <= row.length; from++)
        rest = rest.replaceAll(row.slice(from, from + length), '')
  return rest.length < 4
}
