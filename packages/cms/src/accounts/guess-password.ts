import { type OptionsDictionary, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import { commonPasswords } from './common-passwords.ts'

/**
 * How many passwords an attacker tries before this one, as a power of ten, if they know its owner and the
 * town: words, names, keyboard walks, dates and their usual variations come first.
 */
export function guessesOf(password: string, known: readonly string[]): number {
  const start = password.slice(0, LONGEST)
  const spellings = [start, inAscii(start)]
  const words = known.flatMap(wordsIn)
  return Math.min(...spellings.map(spelling => guesser.check(spelling, words).guessesLog10))
}

/** A password this long that is still easy to guess stays so: the work grows with the square of its length. */
const LONGEST = 64

/** Words of the place and the profession that no list of passwords has, and every attacker tries here. */
const local = `
rathaus stadt gemeinde gemeinderat ortschaftsrat ratssaal stadtrat kreistag landkreis landratsamt buergermeister
buergermeisterin oberbuergermeister hauptamt ordnungsamt standesamt buergerbuero bauhof bauamt personalamt kaemmerei
kasse stadtkasse stadtwerke stadthalle mehrzweckhalle feuerwehr freibad hallenbad schwimmbad buecherei bibliothek
kindergarten kita grundschule realschule gymnasium schule hort jugendhaus seniorenzentrum friedhof marktplatz
wochenmarkt weihnachtsmarkt fastnacht fasnet kerwe weinfest gelberSack restmuell biotonne papiertonne muelltonne
muellabfuhr wertstoffhof abfallkalender mitteilungsblatt amtsblatt bekanntmachung sitzung vorlage protokoll
verwaltung verwaltungsamt amtsleitung sekretariat vorzimmer website webseite homepage redaktion intranet cms
administration baden wuerttemberg schwaben pfalz hessen bayern schwarzwald kaiserstuhl rheintal neckar rhein
`

const inAscii = (text: string): string =>
  text.replaceAll(/[äöüß]/gi, letter => SPELT[letter.toLowerCase()] ?? letter)

const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A name as a whole, and each of its words, also without umlauts. */
function wordsIn(name: string): string[] {
  const parts = [name.replaceAll(/[^\p{L}\p{N}]/gu, ''), ...name.split(/[^\p{L}\p{N}]+/u)]
  return parts
    .flatMap(part => [part.toLowerCase(), inAscii(part.toLowerCase())])
    .filter(part => part.length > 2)
}

const dictionary: OptionsDictionary = {
  ...common,
  ...german,
  town: [...commonPasswords, ...local.toLowerCase().split(/\s+/).filter(Boolean)],
}

const guesser = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LONGEST })
