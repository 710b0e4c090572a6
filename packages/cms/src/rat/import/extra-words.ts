import { composed } from '@rathausplatz/text'
import { isGeneration, isTitle, PARTICLE } from './person-name.ts'

/** Functions in front of a name, with „1.“ and „a.D.“: they are no part of it, and the seats tell them. */
const FUNCTION = new RegExp(
  `^(?:${[
    '(?:stadt|(?:markt)?gemeinde|kreis|land|orts|ortschafts|bezirks|bei)?(?:rat|rätin)',
    'ratsfrau|ratsherr|(?:rats|ausschuss)?mitglied',
    '(?:ober|orts|alt)?bürgermeister(?:in)?|(?:o\\.?)?bgm\\.?',
    'beigeordnete[rn]?|\\p{L}*vorsitzende[rn]?|\\p{L}*vorsteher(?:in)?',
    '(?:stadt|gemeinde)verordnete[rn]?|gemeindevertreter(?:in)?|(?:fraktions|orts)sprecher(?:in)?',
    'stellv\\.|stellvertretende[rn]?|[1-9]\\.|(?:erst|zweit|dritt)e[rn]?|a\\.d\\.',
  ].join('|')})$`,
  'iu',
)
export const isFunction = (word: string): boolean => FUNCTION.test(word)

const isSeat = (word: string): boolean => /^m[.]?d[.]?[lbe]p?[.]?$/iu.test(word)
export const isOfTitle = (word: string): boolean => isTitle(word) || isSeat(word)

export const isNoble = (word: string): boolean =>
  PARTICLE.test(word) ||
  /^(?:prinz(?:essin)?|fürst(?:in)?|herzog(?:in)?|reichsgraf|reichsgräfin)$/iu.test(word)

/** Offices, professions, parties and numbers, which may have the shape of a first name. */
const NO_NAME = new RegExp(
  `(?:${[
    '(?:^|\\p{L}{3})(?:rat|rätin)',
    '(?:meister|vorsteher|sprecher|präsident|minister|direktor|dezernent|referent|sekretär|vertreter|leiter|führer)(?:in)?',
    '(?:pfarrer|pastor|dekan|diakon|vikar|richter|lehrer|wirt|ingenieur|professor|doktor|notar|rektor|bürger|nachrücker)(?:in)?',
    'mitglied|ratsfrau|ratsherr|vorsitz(?:ende[rn]?)?|kämmer(?:er|in)|anwalt|anwältin|arzt|ärztin|kolleg(?:e|in)|schultheiß|schulze',
    '(?:verordnet|beauftragt|beigeordnet|abgeordnet|vorstand|beamt|beamtin)(?:e[rn]?)?',
    'fraktion|partei|liste|verwaltung|gemeinde|stadt|amt|gast|person|familie|eheleute',
    '^(?:erst|zweit|dritt|viert|weiter|ehemalig|stellvertretend|amtierend|parteilos|fraktionslos|sachkundig|beratend|neu|ehrenamtlich|hauptamtlich|kommissarisch|unabhängig|grün|link|frei|liberal)(?:e[rnms]?)?',
    '^(?:wähler\\p{L}*|bündnis|union|volt|piraten?)',
  ].join('|')})$`,
  'iu',
)
const FIRST_NAME = /^(?:\p{Lu}\.|\p{Lu}\p{Ll}+(?:['’-]\p{Lu}\p{Ll}+)*)$/u
const IN_CAPITALS = /^\p{Lu}+(?:-\p{Lu}+)*$/u

/** Whether a word may be a further first name of a person, whose names may be written in capitals. */
export function isFirstName(given: string, ofPerson: string): boolean {
  const [word = '', ...others] = [given, ...ofPerson.split(' ')].map(composed)
  const isSpelled =
    FIRST_NAME.test(word) || (IN_CAPITALS.test(word) && others.every(one => IN_CAPITALS.test(one)))
  return isSpelled && !NO_NAME.test(word)
}

/** Whether words behind a name belong to it: „jun.“, „geb. Schmidt“. */
export function isBehindName(words: readonly string[]): boolean {
  const born = words.findIndex(word => /^(?:geb\.?|geborene?r?|verw\.)$/iu.test(word))
  const [before, after] = born === -1 ? [words, []] : [words.slice(0, born), words.slice(born + 1)]
  return (
    before.every(word => isGeneration(word) || /^geb\./iu.test(word)) &&
    after.every(word => isNoble(word) || isFirstName(word, ''))
  )
}
