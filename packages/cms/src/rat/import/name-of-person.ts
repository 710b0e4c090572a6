import { compatible } from '@rathausplatz/text'
import { isBehindName, isFirstName, isFunction, isNoble, isOfTitle } from './extra-words.ts'
import type { Data, Reader } from './foreign-names.ts'
import { joinedTitles } from './joined-titles.ts'
import { isGeneration, PARTICLE, personName, splitName } from './person-name.ts'

const MOST_OF_TITLE = 60

/** Returns title and names: from their own fields, with all that the full name has more, or from the full name. */
export function nameOf(reader: Reader): Data {
  const [given, family, full] = ['givenName', 'familyName', 'name'].map(name => reader.told(name))
  const affix = reader.told('affix')
  const isInParts = given !== undefined && family !== undefined && given !== '' && family !== ''
  const { titles, vorname, nachname } = isInParts
    ? fromParts(reader, { given, family, full: full ?? '' })
    : fromWhole(reader, { given: given ?? '', family: family ?? '', full: full ?? '' })
  const named = withAffix(reader, affix, { titles, vorname, nachname })
  const titel = joinedTitles([reader.lines('title').join(' '), ...named.titles])
  if (titel.length > MOST_OF_TITLE) reader.hinweise.add('der Titel ist dort sehr lang und wurde gekürzt')
  return { titel: titel.slice(0, MOST_OF_TITLE).trim(), vorname: named.vorname, nachname: named.nachname }
}

type Named = { readonly titles: readonly string[]; readonly vorname: string; readonly nachname: string }
type Fields = { readonly given: string; readonly family: string; readonly full: string }

function fromWhole(reader: Reader, { given, family, full }: Fields): Named {
  const read = personName(full || [given, family].filter(Boolean).join(' '))
  if (!read.isCertain) reader.hinweise.add('der Name ließ sich nicht sicher in Vor- und Nachnamen teilen')
  if (read.leftOut !== '') reader.hinweise.add(`vom Namen fehlt „${read.leftOut}“`)
  return {
    titles: [read.titel],
    vorname: given || (family === '' || family === read.nachname ? read.vorname : ''),
    nachname: family || read.nachname,
  }
}

function fromParts(reader: Reader, { given, family, full }: Fields): Named {
  // Some servers put titles into the names.
  const read = personName(`${family}, ${given}`)
  const isSplit = read.vorname !== '' && read.nachname !== '' && read.isCertain
  const vorname = isSplit ? read.vorname : given
  const nachname = isSplit ? read.nachname : family
  const own = { titles: [read.titel], vorname, nachname }
  if (full === '') return own
  const more = besides(full, { vorname, nachname })
  if (!more) {
    reader.hinweise.add(
      `heißt dort im Ganzen „${full}“, in Vor- und Nachnamen „${vorname} ${nachname}“: bitte prüfen`,
    )
    return own
  }
  if (more.leftOut.length > 0)
    reader.hinweise.add(`vom Namen fehlt „${more.leftOut.join(' ').replaceAll('\u{A0}', ' ')}“`)
  const join = (...words: (readonly string[])[]) => words.flat().join(' ')
  return {
    titles: [read.titel, more.titles.join(' ')],
    vorname: join(more.first, [vorname], more.second),
    nachname: join(more.beforeFamily, [nachname], more.afterFamily),
  }
}

const same = (word: string): string => compatible(word).toLocaleLowerCase('de')

/** Returns where words stand in a row; -1 if they do not. */
const rowIn = (words: readonly string[], row: readonly string[]): number =>
  words.findIndex((_, at) => row.every((word, index) => same(words[at + index] ?? '') === same(word)))

/**
 * Returns what a full name has beside first and family name; undefined if it does not contain both, or more than
 * belongs to a name: an office, a party.
 */
function besides(full: string, { vorname, nachname }: { vorname: string; nachname: string }) {
  const parts = full.split(',').map(splitName)
  const [first = [], second, ...others] = parts.map(({ words }) => words).filter(words => words.length > 0)
  const words = [...(second ?? []), ...first, ...others.flat()]
  const after = parts.flatMap(part => part.after)
  const generation = after.filter(isGeneration)
  const names = nachname.split(' ').filter(word => !generation.some(one => same(one) === same(word)))
  const given = vorname.split(' ')
  // The full name may lack „von“ or „Graf“.
  const family = rowIn(words, names) === -1 ? names.filter(word => !PARTICLE.test(word)) : names
  const [atGiven, atFamily] = [rowIn(words, given), rowIn(words, family)]
  if (atGiven === -1 || atFamily === -1 || family.length === 0) return undefined
  // „Hans Müller, Freie Wähler“
  if (second && rowIn(second, given) === -1) return undefined
  const isGivenFirst = atGiven < atFamily
  const [begin, middle, next, end]: readonly [number, number, number, number] = isGivenFirst
    ? [atGiven, atGiven + given.length, atFamily, atFamily + family.length]
    : [atFamily, atFamily + family.length, atGiven, atGiven + given.length]
  if (middle > next) return undefined
  const has = (word: string) => nachname.split(' ').some(one => same(one) === same(word))
  const front = words.slice(0, begin).filter(word => !isFunction(word))
  const between = words.slice(middle, next)
  const noble = between.findIndex(isNoble)
  const [further, beforeFamily] =
    noble === -1 ? [between, []] : [between.slice(0, noble), between.slice(noble)]
  const behind = [...words.slice(end), ...after]
  const isRemark = (word: string) => word.startsWith('(') || word.endsWith(')')
  const more = {
    titles: [...parts.flatMap(({ titles }) => titles), ...[...front, ...behind].filter(isOfTitle)],
    first: front.filter(word => !isOfTitle(word)),
    second: further,
    beforeFamily: beforeFamily.filter(word => !has(word)),
    afterFamily: behind.filter(word => !isOfTitle(word) && !isRemark(word) && !has(word)),
    leftOut: behind.filter(isRemark),
  }
  const isOfPerson = (word: string) => isFirstName(word, `${vorname} ${nachname}`)
  const isName =
    [...more.first, ...more.second].every(isOfPerson) &&
    more.beforeFamily.every(isNoble) &&
    isBehindName(more.afterFamily) &&
    (isGivenFirst || more.first.length + between.length === 0)
  return isName ? more : undefined
}

/** Adds an affix that the names do not have yet: „Freifrau“ before the family name, „jun.“ behind it. */
function withAffix(reader: Reader, affix: string, named: Named): Named {
  const there = [...named.titles, named.vorname, named.nachname].join(' ').split(/[\s,]+/u)
  const missing = affix
    .split(/[\s,]+/u)
    .filter(word => word !== '' && !there.some(one => same(one) === same(word)))
  if (missing.length === 0) return named
  const titles = missing.filter(isOfTitle)
  const before = missing.filter(word => PARTICLE.test(word))
  const behind = missing.filter(word => !titles.includes(word) && !before.includes(word))
  const isSure = behind.every(isGeneration)
  if (!isSure)
    reader.hinweise.add(`der Namenszusatz „${affix}“ steht hier hinter dem Nachnamen: bitte prüfen`)
  return {
    titles: [...named.titles, titles.join(' ')],
    vorname: named.vorname,
    nachname: isSure
      ? [...before, named.nachname, ...behind].join(' ')
      : [named.nachname, ...missing.filter(word => !titles.includes(word))].join(' '),
  }
}
