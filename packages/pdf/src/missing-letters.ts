import { legible, openFaces } from './faces.ts'
import { Sheet } from './sheet.ts'

/** What a reader calls letters of other scripts; the last kind is everything else. */
const KINDS: readonly (readonly [letters: RegExp, name: string])[] = [
  [/\p{Script=Arabic}/u, 'arabische Schrift'],
  [/\p{Script=Hebrew}/u, 'hebräische Schrift'],
  [/\p{Script=Greek}/u, 'griechische Schrift'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 'chinesische oder japanische Schrift'],
  [/\p{Script=Hangul}/u, 'koreanische Schrift'],
  [/\p{Script=Georgian}/u, 'georgische Schrift'],
  [/\p{Script=Armenian}/u, 'armenische Schrift'],
  [/\p{Script=Ethiopic}/u, 'äthiopische Schrift'],
  [/\p{Script=Thai}/u, 'thailändische Schrift'],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Sinhala}]/u, 'indische Schrift'],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}/u, 'Emojis'],
  [/\p{Script=Latin}/u, 'seltene lateinische Buchstaben'],
  [/./su, 'seltene Zeichen'],
]

/**
 * Returns a function that names, in German and each once, the kinds of letters of a text that the town's font
 * does not have: they are drawn as `?` or as a similar letter, and only copied text keeps them.
 */
export function openMissingLetters(): (text: string) => readonly string[] {
  const { plain } = openFaces(new Sheet({ title: '', author: '', made: new Date(0), isUa: false }))
  return text => {
    const said = plain
      .piecesOf(legible(text).replaceAll('\n', ' '))
      .map(piece => piece.said ?? '')
      .join('')
    // A letter may have marks, which say nothing about its script.
    const letters = Array.from(said).filter(letter => !/[\p{M}\p{Cf}]/u.test(letter))
    const names = letters.flatMap(letter => KINDS.find(([kind]) => kind.test(letter))?.[1] ?? [])
    return [...new Set(names)]
  }
}
